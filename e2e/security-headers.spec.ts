import { connect } from 'node:net';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { open } from './support/shop';
import { test } from './support/test';

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
  '/%E0%A4%A',
  '/shop%0d%0aRefresh:0',
  '/sw.js',
  '/_next/none',
  '/_next/static/none.js',
  '/_next/static/chunks/%2e%2e/none',
  '/_next/data/none/pt-BR/shop.json',
  '/_next/image?url=%2Fnone.png&w=640&q=75',
  '/_next/image?url=none',
])
  test(`${path} comes with every header that keeps it safe`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['content-security-policy']).toMatch(
      path === '/sw.js'
        ? /^default-src 'none'/
        : /script-src 'self'(?: 'sha256-[\w+/]{43}='){3}; .*frame-ancestors 'none'; report-uri \/api\/csp-report$/,
    );
    // This shop is not behind TLS: no header may force TLS on its address, whatever a visitor sends.
    expect(headers).not.toHaveProperty('strict-transport-security');
    const claimed = await request.get(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(claimed.headers()).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

test('there is no picture resizer that a stranger could keep busy', async ({ request }) => {
  for (const picture of ['%2Fbrands%2Fboa-lida%2Ficon-512.png', '%2Fnone.png', 'none'])
    expect((await request.get(`/_next/image?url=${picture}&w=640&q=75`)).status()).toBe(404);
});

test('scripts and icons of the build come with what keeps them safe, and an icon with the policy of a document', async ({
  request,
}) => {
  const page = await (await request.get('/pt-BR')).text();
  const find = (type: string) => new RegExp(`/_next/static/[^"#]+\\.${type}`).exec(page)?.[0] ?? '';
  for (const headers of [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }]) {
    const script = await request.get(find('js'), { headers });
    expect(script.status()).toBe(200);
    expect(script.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(script.headers()['content-security-policy']).toMatch(/^default-src 'self'/);
    const icon = await request.get(find('svg'), { headers });
    expect(icon.status()).toBe(200);
    expect(icon.headers()).toMatchObject(EVERYWHERE);
    expect(icon.headers()).toHaveProperty('content-security-policy');
  }
});

/** What the shop writes to a raw connection until it closes it. */
const sendBare = (baseURL: string | undefined, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(baseURL ?? '').port), 'localhost', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => (answer += data));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

for (const protocol of ['websocket', 'h2c'])
  for (const path of ['/', '/_next/webpack-hmr', '/api/category/', '/_next/static/none'])
    test(`a change to ${protocol} at ${path} is answered, and its connection closed`, async ({ baseURL }) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
      expect(await sendBare(baseURL, head)).toMatch(
        protocol === 'websocket' ? /^HTTP\/1.1 400 / : /^HTTP\/1.1 \d/,
      );
    });

test('a line break in an address adds nothing to where Next leads', async ({ baseURL }) => {
  const breaks = ['%0d%0a', '%0a', '%250d%250a', '%e2%80%a8', '%c2%85'];
  const paths = breaks.flatMap((text) => [
    `//shop${text}Set-Cookie:a=b`,
    `/\\shop${text}Refresh:0`,
    `/pt-BR${text}//shop`,
    `//pt-BR/shop?a=${text}b`,
    `/?a=${text}b`,
    `/${text}`,
    `/shop/${text}/`,
    `/redirect/${text}`,
  ]);
  for (const path of paths) {
    const answer = await sendBare(
      baseURL,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: pt-BR\r\nConnection: close\r\n\r\n`,
    );
    const [head = ''] = answer.split('\r\n\r\n');
    expect(head, path).toMatch(/^HTTP\/1.1 [234]\d\d/);
    const leads = head.split('\r\n').filter((line) => /^(location|refresh|set-cookie):/i.test(line));
    expect(leads.join(), path).not.toMatch(/set-cookie|%0|%250|%e2|%c2|refresh/i);
  }
});

test('a script written into a page never runs, and one report of it arrives', async ({ page }) => {
  // As if a product's text or a review had passed all sanitizing.
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
