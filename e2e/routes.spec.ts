import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { open } from './support/shop';
import { test } from './support/test';

/** Animations are off, so that pages are measured in their final state. */
test.use({ reducedMotion: 'reduce' });

const LOCALES = ['pt-BR', 'ar', 'en', 'he', 'es'] as const;
const RTL = ['ar', 'he'];
const BRAND = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
const SELLS = BRAND !== 'linha-matriz';
const PRODUCT = SELLS ? 'matriz-60' : 'seca-brava-40';

/** Every page of the route table (docs/rules.md) that is open to all. */
const PUBLIC = [
  '/',
  '/sobre-nos',
  `/produtos/${PRODUCT}`,
  '/contato',
  '/perguntas-frequentes',
  '/faq',
  '/terms',
  '/privacy',
  '/shop',
  '/buscar',
  '/buscar?q=sal&categoria=bovinos-de-corte&peso=15-a-30kg',
  '/categoria',
  '/categoria/equinos',
  '/collections',
  '/informativos',
  '/universidade',
  '/universidade/fundamentos-da-nutricao-mineral',
  '/universidade/material_exclusivo',
  '/seja-nosso-parceiro',
  '/marca-propria',
  '/comparar',
  '/favoritos',
  '/entrar',
  '/cadastrar',
  '/forget-password',
  '/confirmar-email',
];
/** Pages that sell: 404 for a brand without a cart. */
const SELLING = ['/resumo-do-pedido', '/definir-entrega', '/finalizar_compra', '/compra_realizada', '/order'];
/** Pages of a user: they ask a visitor to sign in. */
const PRIVATE = [
  '/minha-conta',
  '/minha-conta/pedidos',
  '/minha-conta/detalhes-da-conta',
  '/minha-conta/mudar-senha',
  '/dashboard',
  '/dashboard/pedidos/todos',
  '/dashboard/pedidos/aprovados',
];
/** The other addresses for signed-in users and staff; their own tests look at their content. */
const STAFF = [
  '/dashboard/pedidos',
  '/dashboard/usuarios',
  '/dashboard/usuarios/todos',
  '/dashboard/usuarios/representantes',
  '/dashboard/produtos',
  '/dashboard/blog_posts',
  '/dashboard/blog_posts/todos',
  '/dashboard/blog_posts/novo',
  '/dashboard/blog_posts/editar',
  '/minha-conta/dashboard/pedidos',
  '/minha-conta/dashboard/pedidos_aprovados',
  '/minha-conta/dashboard/pedidos_todos',
  '/minha-conta/dashboard/usuarios',
  '/minha-conta/dashboard/produtos',
];
const OPEN = [...PUBLIC, ...(SELLS ? SELLING : ['/orcamento']), ...PRIVATE];
const addressOf = (locale: string, path: string) => `/${locale}${path === '/' ? '' : path}`;
const withSlash = (path: string) => path.replace(/\/?(\?|$)/, '/$1');

/**
 * Errors in the browser's console; refused calls of a visitor are expected. And the file of the texts that every page
 * brings, which is loaded where one of them is missing.
 */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404)/.test(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (request.url().endsWith('/common.json')) errors.push(`asks for ${request.url()}`);
  });
  return errors;
}

for (const locale of LOCALES) {
  test(
    `every address answers in ${locale}, with and without a slash at its end`,
    { tag: '@brand' },
    async ({ request }) => {
      test.slow();
      for (const path of [...OPEN, ...STAFF]) {
        for (const address of [addressOf(locale, path), withSlash(addressOf(locale, path))]) {
          const answer = await request.get(address);
          const html = await answer.text();
          expect.soft(answer.status(), address).toBe(200);
          const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
          expect.soft(root, address).toContain(`lang="${locale}"`);
          expect.soft(root, address).toContain(`dir="${RTL.includes(locale) ? 'rtl' : 'ltr'}"`);
          expect.soft(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '', address).not.toBe('');
        }
      }
    },
  );
}

OPEN.forEach((path, index) => {
  // Each page in Portuguese and in one more language, so that all five and both directions are tested.
  const other = LOCALES[1 + (index % (LOCALES.length - 1))] ?? 'ar';
  const locales = BRAND === 'boa-lida' ? ['pt-BR', other] : ['pt-BR'];
  test(`${path} has one heading, no error, and is accessible`, { tag: '@brand' }, async ({ page }) => {
    const errors = watchErrors(page);
    for (const locale of locales) {
      await open(page, addressOf(locale, path));
      await expect(page.getByRole('heading', { level: 1 }), locale).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expectAccessible(page);
    }
    expect(errors).toEqual([]);
  });
});

if (!SELLS) {
  test('a catalogue brand has no page that sells', { tag: '@brand' }, async ({ request, page }) => {
    for (const path of SELLING) {
      for (const locale of LOCALES) expect((await request.get(addressOf(locale, path))).status()).toBe(404);
    }
    const answer = await request.post('/api/checkout/', { data: { items: [] } });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ errorCode: 'CART_DISABLED' });
    await open(page, addressOf('pt-BR', PUBLIC[2] ?? '/'));
    await expect(page.getByRole('button', { name: /carrinho/i })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /orçamento/i }).first()).toBeVisible();
  });
}

test(
  'an address the shop does not know gets the designed page and its status',
  { tag: '@brand' },
  async ({ page, request }) => {
    for (const address of [
      '/pt-BR/nada-aqui',
      '/ar/produtos/nada-aqui',
      '/en/categoria/nada',
      '/es/collections/nada',
    ]) {
      expect((await request.get(address)).status(), address).toBe(404);
    }
    await open(page, '/pt-BR/nada-aqui');
    await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible();
    await expectAccessible(page);
  },
);

for (const [device, width] of [
  ['a small phone', 360],
  ['the narrowest screen with the wide header', 1024],
] as const)
  for (const locale of ['pt-BR', 'ar'])
    test(`no page is wider than ${device} in ${locale}`, { tag: '@brand' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', '/shop', `/produtos/${PRODUCT}`, '/contato', '/universidade']) {
        const address = addressOf(locale, path);
        await open(page, address);
        const taken = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(taken, address).toBeLessThanOrEqual(width);
      }
    });
