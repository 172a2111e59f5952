import { expect, it } from 'vitest';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import nextConfig from '../next.config';
import { securityHeaders } from './security-headers';

const [always, overTls] = securityHeaders({}).map(({ headers }) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value])),
);

it('every answer says how it may be framed, sniffed, opened and referred to', () => {
  expect(always).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(always?.['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(always).not.toHaveProperty('Strict-Transport-Security');
});

it('violations are reported to the shop; a name that browsers read over TLS alone stands there alone', () => {
  expect(always?.['Content-Security-Policy']).toMatch(/; report-uri \/api\/csp-report$/);
  expect(overTls?.['Content-Security-Policy']).toMatch(/; report-uri \/api\/csp-report; report-to csp$/);
  expect(overTls?.['Reporting-Endpoints']).toBe('csp="/api/csp-report"');
  expect(overTls?.['Strict-Transport-Security']).toBe('max-age=31536000');
});

it('both policies forbid the same', () => {
  const rules = (headers: Record<string, string> | undefined) =>
    headers?.['Content-Security-Policy']?.split('; report-')[0];
  expect(rules(overTls)).toBe(rules(always));
});

it('violations are reported to another backend where there is one', () => {
  const api = 'https://api.shop.example/v1/';
  const [headers] = securityHeaders({ api, apiOrigin: 'https://api.shop.example' });
  const policy = headers?.headers.find(({ key }) => key === 'Content-Security-Policy');
  expect(policy?.value).toContain('report-uri https://api.shop.example/v1/csp-report');
});

it('Next’s picture resizer, which no page uses, is closed', () => {
  expect(nextConfig(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true });
});
