import { expect, test } from 'playwright/test';
import { z } from 'zod';
import { open } from './shop';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

for (const path of [
  '/',
  '/pt-BR/shop',
  '/pt-BR/login',
  '/no-such-page',
  '/api/category/',
  '/api/no-such-address',
])
  test(`${path} comes with every header that keeps it safe`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/]{43}='){2}; .*frame-ancestors 'none'; report-uri \/api\/csp-report$/,
    );
    // This shop is not behind TLS: nothing it says may shut its own address off, whatever a visitor claims.
    expect(headers).not.toHaveProperty('strict-transport-security');
    const claimed = await request.get(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(claimed.headers()).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

test('a script written into a page never runs, and one report of it arrives', async ({ page }) => {
  // As a product's text or a review would bring it, past everything that cleans them.
  await page.route('**/pt-BR/shop', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      '<img src="data:," onerror="window.stolen = true"></body>',
    );
    await route.fulfill({ response: answer, body });
  });
  const reports: { type: string | undefined; body: string | null; status: number }[] = [];
  page.on('response', (response) => {
    const sent = response.request();
    if (!response.url().endsWith('/api/csp-report')) return;
    reports.push({
      type: sent.headers()['content-type'],
      body: sent.postData(),
      status: response.status(),
    });
  });
  await page.goto('/pt-BR/shop');
  await expect.poll(() => reports.length).toBe(1);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(reports[0]).toMatchObject({ type: 'application/csp-report', status: 204 });
  const Report = z.object({ 'csp-report': z.object({ 'effective-directive': z.string() }) });
  const report = Report.parse(JSON.parse(reports[0]?.body ?? ''));
  expect(report['csp-report']['effective-directive']).toBe('script-src-attr');
});

test('a form checks what was typed without asking for what the policy forbids', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/csp-report')) reports.push(sent.postData() ?? '');
  });
  await open(page, '/pt-BR/entrar');
  await page.getByLabel('E-mail').first().fill('ninguem');
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click();
  await expect(page.getByLabel('E-mail').first()).toHaveAttribute('aria-invalid', 'true');
  expect(reports).toEqual([]);
});
