import { expect, type Page, type Route } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import { addToCart, cartButton, cartDrawer, makeVisitor, open, register, SALT, signIn } from './support/shop';
import { test } from './support/test';

/** Has orders in every state, two addresses and a document (demo/users.json). */
const CUSTOMER = { email: 'joao.sobral@cliente.example', password: 'BoaLida-demo-2026' };
const SLOW_MS = 5_000;

test.use({ reducedMotion: 'reduce' });

/** Every page of the account that a customer may open, and what is visible once its data has come. */
const PAGES = [
  { path: '/minha-conta', there: (page: Page) => page.getByRole('link', { name: /^Pedido / }).first() },
  {
    path: '/minha-conta/pedidos',
    there: (page: Page) => page.getByRole('link', { name: /^Pedido / }).first(),
  },
  {
    path: '/minha-conta/pedidos/DEMO-1001',
    there: (page: Page) => page.getByRole('heading', { name: 'Andamento do pedido' }),
  },
  { path: '/minha-conta/detalhes-da-conta', there: (page: Page) => page.getByLabel('Nome completo') },
  { path: '/minha-conta/mudar-senha', there: (page: Page) => page.getByText('Este aparelho') },
  {
    path: '/minha-conta/privacidade',
    there: (page: Page) => page.getByRole('checkbox', { name: /novidades e ofertas/ }),
  },
] as const;

const api = '**/api/user/self/**';
/** The calls that fill a page of the account, the one for the user included. */
async function onApi(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(api, answer);
  await page.route(/\/api\/order\.json/, answer);
}

for (const { path, there } of PAGES) {
  test(
    `${path} shows its shape while the API is slow, then its content`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.clock.install();
      await signIn(page, CUSTOMER, '/favoritos');
      const waiting: (() => void)[] = [];
      // Held for as long as a very slow API takes; the test's own clock runs through that time.
      await onApi(page, async (route) => {
        await new Promise<void>((go) => waiting.push(go));
        await route.continue();
      });
      await page.goto(`/pt-BR${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText('Carregando').first()).toBeAttached();
      await page.clock.runFor(SLOW_MS);
      await expect(page.getByRole('main').getByText('Carregando').first()).toBeAttached();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      waiting.forEach((go) => go());
      // Calls after the first answers go through at once.
      await expect(there(page)).toBeVisible();
      await expect(page).toHaveURL(`/pt-BR${path}`);
    },
  );

  test(`${path} says when the API fails, and comes with another try`, { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await signIn(page, CUSTOMER, '/favoritos');
    const body = JSON.stringify({ errorCode: 'UNAVAILABLE', message: 'down', requestId: 'e2e' });
    await onApi(page, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }));
    await page.goto(`/pt-BR${path}`);
    const main = page.getByRole('main');
    // The pauses between the client's own retries.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(main.getByRole('alert').first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await pressOn(page, main.getByRole('button', { name: 'Tentar de novo' }).first());
    await expect(there(page)).toBeVisible();
    await expect(page).toHaveURL(`/pt-BR${path}`);
  });
}

test(
  'every page of the account is reached and used by keyboard alone',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await signIn(page, CUSTOMER, '/minha-conta');
    const nav = page.getByRole('navigation', { name: 'Minha conta' });
    await pressOn(page, nav.getByRole('link', { name: 'Pedidos' }));
    await expect(page).toHaveURL('/pt-BR/minha-conta/pedidos');
    await typeInto(page, page.getByRole('searchbox', { name: 'Número do pedido' }), 'DEMO-1001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
    await pressOn(page, page.getByRole('link', { name: 'Pedido DEMO-1001' }));
    await expect(page.getByRole('heading', { name: 'Pagamentos' })).toBeVisible();
    await expectAccessible(page);

    await pressOn(page, nav.getByRole('link', { name: 'Dados pessoais' }));
    const name = page.getByLabel('Nome completo');
    await expect(name).toBeVisible();
    const before = await name.inputValue();
    await typeInto(page, name, before);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dados salvos.')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Adicionar endereço' }));
    await expect(page.getByLabel(/Nome deste endereço/)).toBeFocused();
    await page.keyboard.type('Retiro');
    await typeInto(page, page.getByLabel('CEP'), '38010000');
    await expect(page.getByLabel('Estado')).toHaveValue('MG');
    await pressOn(page, page.getByRole('button', { name: 'Cancelar' }));
    await expect(page.getByLabel('CEP')).toHaveCount(0);

    for (const [link, title] of [
      ['Senha e segurança', 'Senha e segurança'],
      ['Privacidade', 'Privacidade'],
    ] as const) {
      await pressOn(page, nav.getByRole('link', { name: link }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
    }
    await pressOn(page, nav.getByRole('button', { name: 'Sair' }));
    await expect(page).toHaveURL(/\/pt-BR\/?$/);
  },
);

test(
  'a session that ends while a form is filled in is renewed there, with what was typed',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const visitor = makeVisitor();
    await register(page, visitor, '/minha-conta/detalhes-da-conta');
    await typeInto(page, page.getByLabel('Nome completo'), 'Joana Prates Filha');
    // The session is ended from another device.
    const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
    await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/o que você digitou continua aqui/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('E-mail').fill(visitor.email);
    await dialog.getByLabel('Senha', { exact: true }).fill(visitor.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/pt-BR/minha-conta/detalhes-da-conta');
    await expect(page.getByLabel('Nome completo')).toHaveValue('Joana Prates Filha');
    await tabTo(page, page.getByRole('button', { name: 'Salvar dados' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dados salvos.')).toBeVisible();
  },
);

test('cart and favourites of two devices meet at sign-in; at sign-out the cart stays, and the favourites with the account', async ({
  page,
  browser,
}) => {
  test.slow();
  const visitor = makeVisitor();
  const heart = (on: Page) => on.getByRole('button', { name: 'Favoritos', exact: true });

  await addToCart(page, SALT, 2);
  await open(page, `/pt-BR/produtos/${SALT.slug}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await register(page, visitor, '/favoritos');
  await page.waitForFunction(() => localStorage.getItem('store-favorites-owner'));
  await expect(cartButton(page, '2 itens')).toBeVisible();

  const device = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere = await device.newPage();
  await open(elsewhere, '/pt-BR/produtos/pasto-forte-seca-ureia');
  await heart(elsewhere).click();
  await expect(heart(elsewhere)).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(cartDrawer(elsewhere)).toBeVisible();
  await signIn(elsewhere, visitor, '/favoritos');
  // Both favourites, and the cart of this device as it was.
  await expect(elsewhere.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(cartButton(elsewhere, '1 item')).toBeVisible();

  // The first device loads a page again.
  const next = await page.context().newPage();
  await open(next, '/pt-BR/favoritos');
  await expect(next.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2);
  await open(page, '/pt-BR/minha-conta');
  await page.getByRole('navigation', { name: 'Minha conta' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/pt-BR\/?$/);
  await expect(page.getByRole('link', { name: /Entre ou cadastre-se/ })).toBeVisible();
  await expect(cartButton(page, '2 itens')).toBeVisible();
  // The next person at this computer finds and gets none of them.
  await open(page, '/pt-BR/favoritos');
  await expect(page.getByText('Você ainda não tem favoritos')).toBeVisible();
  await device.close();
});
