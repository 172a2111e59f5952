import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { tabTo, typeInto } from './support/keyboard';
import { open, openAsAdmin, reopen } from './support/shop';
import { test } from './support/test';

/** The parts of stored messages that a test reads. */
interface StoredLead {
  email: string;
  reference: string;
  message: string;
}

const makeEmail = () => `joana.${randomUUID()}@cliente.example`;
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

/** The messages of the shop, as staff reads them. */
const listLeads = (page: Page): Promise<StoredLead[]> =>
  page.evaluate(async () => {
    const token = /(?:^|; )auth_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/api/lead/', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { items: StoredLead[] }).items;
  });

test.describe('the contact form', () => {
  test('is filled in by keyboard on a phone, stored without a network, sent, and read by the shop', async ({
    page,
    context,
    browser,
  }) => {
    const email = makeEmail();
    const message = 'Qual a dose para <b>bezerro</b> desmamado na seca?';
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/pt-BR/contato');
    await expect(field(page, 'Nome completo')).toBeVisible();
    await expectAccessible(page);
    await typeInto(page, field(page, 'Nome completo'), 'Joana Prates Lemos');
    await typeInto(page, field(page, 'Seu e‑mail'), email);
    await typeInto(page, field(page, 'Telefone com DDD (opcional)'), '34900000001');
    await expect(field(page, 'Telefone com DDD (opcional)')).toHaveValue('(34) 90000-0001');
    await tabTo(page, page.getByRole('combobox', { name: 'Assunto' }));
    await page.keyboard.type('Dúvida');
    await typeInto(page, field(page, 'Mensagem'), message);
    const send = page.getByRole('button', { name: 'Enviar mensagem' });

    await context.setOffline(true);
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sem conexão');
    await expect(field(page, 'Mensagem')).toHaveValue(message);
    await context.setOffline(false);
    await reopen(page);
    await expect(field(page, 'Mensagem')).toHaveValue(message);

    await tabTo(page, send);
    await page.keyboard.press('Enter');
    const sent = page.getByRole('status').filter({ hasText: 'Recebemos sua mensagem' });
    await expect(sent).toBeVisible();
    await expectAccessible(page);
    const reference = /Protocolo: (\w{8})/.exec(await sent.innerText())?.[1];

    const admin = await openAsAdmin(browser, '/dashboard/');
    const stored = (await listLeads(admin)).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([{ reference, message }]);
    await admin.context().close();
  });

  test('tells a machine what it tells a person, and keeps nothing', async ({ page, browser }) => {
    const email = makeEmail();
    await open(page, '/pt-BR/contato');
    await field(page, 'Nome completo').fill('Robô de Formulário');
    await field(page, 'Seu e‑mail').fill(email);
    await page.getByRole('combobox', { name: 'Assunto' }).selectOption({ index: 1 });
    await field(page, 'Mensagem').fill('Compre agora mesmo, oferta imperdível.');
    await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://golpe.example';
    });
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Recebemos sua mensagem' })).toBeVisible();
    const admin = await openAsAdmin(browser, '/dashboard/');
    expect((await listLeads(admin)).map((lead) => lead.email)).not.toContain(email);
    await admin.context().close();
  });
});

test('the newsletter says what is wrong, logs, closes and makes no call', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  await open(page, '/pt-BR/contato');
  const opener = page.getByRole('button', { name: 'Receber novidades' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Novidades por e‑mail' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await dialog.getByRole('button', { name: 'Quero receber' }).click();
  await expect(email).toHaveAccessibleDescription('Digite seu e‑mail.');
  await expectAccessible(page);
  await email.fill('joana');
  await expect(email).toHaveAccessibleDescription('Digite um e‑mail válido, como nome@exemplo.com.br.');
  // Playwright adds to what an e-mail field of Firefox holds.
  await email.clear();
  await email.fill('joana@cliente.example');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Quero receber' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(logged).toContain('Newsletter: joana@cliente.example');
  expect(writes).toEqual([]);
});

test('an unknown order is not found, and what was typed stays', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/pt-BR/order');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await field(page, 'Número do pedido').fill('BL-NADA00');
  await field(page, 'E-mail da compra').fill('joana@cliente.example');
  await page.getByRole('button', { name: 'Ver o pedido' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Não encontramos um pedido');
  await expect(field(page, 'Número do pedido')).toHaveValue('BL-NADA00');
  await expectAccessible(page);
});

test('an unknown code leads home and credits no one', async ({ page, context }) => {
  const answer = await page.request.get('/pt-BR/redirect/NADA-0', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/pt-BR\/?$/);
  expect(answer.headers()['cache-control']).toContain('no-store');
  await page.goto('/pt-BR/redirect/NADA-0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('ref_code');
});
