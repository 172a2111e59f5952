import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, INLINE_SCRIPTS } from './content-security-policy';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the content security policy', () => {
  it('takes scripts of the shop alone, and of those written into a page those it knows by their hashes', () => {
    const policy = contentSecurityPolicy({});
    expect(directive(policy, 'script-src')).toBe(`'self' ${INLINE_SCRIPTS}`);
    expect(directive(policy, 'connect-src')).toBe("'self'");
    expect(directive(policy, 'img-src')).toBe("'self' data: blob:");
  });

  it('opens exactly the tag manager where there is one, still without its inline scripts', () => {
    const policy = contentSecurityPolicy({ tagManagerId: 'GTM-ABC123' });
    expect(directive(policy, 'script-src')).toBe(`'self' ${INLINE_SCRIPTS} https://www.googletagmanager.com`);
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(directive(policy, 'default-src')).toBe("'self'");
  });

  it('lets calls and pictures reach another API', () => {
    const policy = contentSecurityPolicy({ apiOrigin: 'https://api.shop.example' });
    expect(directive(policy, 'connect-src')).toBe("'self' https://api.shop.example");
    expect(directive(policy, 'img-src')).toContain('https://api.shop.example');
    expect(directive(policy, 'script-src')).toBe(`'self' ${INLINE_SCRIPTS}`);
  });
});
