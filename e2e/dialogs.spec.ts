import { expect, type Page } from 'playwright/test';
import { expectAccessible, lookAt } from './support/accessibility';
import { ADMIN, open, signIn } from './support/shop';
import { textOf } from './support/texts';
import { test } from './support/test';

/** Animations are off, so that pages are measured in their final state. */
test.use({ reducedMotion: 'reduce' });

const BRAND = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
const LOCALES = BRAND === 'boa-lida' ? ['pt-BR', 'en', 'es', 'ar', 'he'] : ['pt-BR', 'ar'];
const HAS_CONSENT = Boolean(process.env.NEXT_PUBLIC_GTM_ID);

for (const locale of LOCALES) {
  const t = (key: string) => textOf(locale, key);
  const quickView = t('catalog:quickView.open').split('{{')[0] ?? '';

  test(`every dialog of the shop is accessible in ${locale}`, { tag: '@brand' }, async ({ page }) => {
    test.slow();
    await open(page, `/${locale}/shop`);
    await lookAt(page, page.getByRole('button', { name: quickView }).first());
    await lookAt(page, page.getByRole('button', { name: t('common:footer.newsletter') }));
    const login = page.getByRole('banner').getByRole('link', { name: t('common:header.signIn') });
    await lookAt(page, login, false);
    // The error messages are checked, too.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:login.submit') })
      .click();
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
    await lookAt(
      page,
      page
        .getByRole('dialog')
        .getByRole('link', { name: t('account:login.forgotten') })
        .or(page.getByRole('dialog').getByRole('button', { name: t('account:login.forgotten') })),
      false,
    );
    await expect(page.getByRole('dialog', { name: t('common:modal.forgetPassword') })).toBeVisible();
    await expectAccessible(page);
  });

  test(`menu and filters on a phone are accessible in ${locale}`, { tag: '@brand' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, `/${locale}/shop`);
    await lookAt(page, page.getByRole('button', { name: t('common:header.openMenu') }));
    await lookAt(page, page.getByRole('button', { name: t('catalog:filters.title') }), false);
    // Each active filter is above the list, with a button of its own.
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?/);
    await expectAccessible(page);
  });
}

/**
 * The banner is there only with a tag manager: `NEXT_PUBLIC_GTM_ID=GTM-TEST123 NEXT_DIST_DIR=.next-gtm npm run e2e --
 * e2e/dialogs.spec.ts`.
 */
for (const locale of HAS_CONSENT ? LOCALES : []) {
  test(
    `the consent banner and its choices are accessible in ${locale}`,
    { tag: '@brand' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, `/${locale}/terms`);
      await expect(page.getByRole('heading', { name: textOf(locale, 'consent:banner.title') })).toBeVisible();
      await expectAccessible(page);
      await lookAt(
        page,
        page.getByRole('contentinfo').getByRole('button', { name: textOf(locale, 'common:footer.cookies') }),
      );
    },
  );
}

/** The API wants the password again, as it does ten minutes after the last time. */
const wantPassword = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 403,
          json: { errorCode: 'PASSWORD_REQUIRED', message: 'confirm it', requestId: 'e2e' },
        })
      : route.fallback(),
  );

test('every dialog over a sheet of the dashboard is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN, '/dashboard/depoimentos');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await lookAt(page, page.locator('[data-row-link]').first(), false);
  await lookAt(page, page.getByRole('dialog').getByRole('button', { name: 'Excluir' }));

  await open(page, '/pt-BR/dashboard/cupons');
  await page.locator('[data-row-link]').first().click();
  const coupon = page.getByRole('form', { name: 'Cupom' });
  await coupon.getByLabel('Desconto (%)').fill('7');
  await wantPassword(page);
  await coupon.getByRole('button', { name: 'Salvar' }).click();
  const password = page.getByRole('dialog', { name: 'Sua senha, por favor' });
  await expect(password).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await password.getByLabel('Senha').fill('a senha errada');
  await password.getByRole('button', { name: 'Confirmar' }).click();
  await expect(password.getByText('Esta não é a sua senha.')).toBeVisible();
  await expectAccessible(page);
});

test('every dialog of the dashboard’s lists and editors is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN, '/dashboard/pedidos/todos');
  await page
    .getByRole('checkbox', { name: /^Selecionar o pedido/ })
    .first()
    .check();
  const bulk = page.getByRole('group', { name: 'Com os selecionados' });
  await expect(bulk).toBeVisible();
  await expectAccessible(page);
  const move = bulk
    .getByRole('button')
    .filter({ hasNotText: /seleção/ })
    .first();
  if (await move.isEnabled()) await lookAt(page, move);

  await open(page, '/pt-BR/dashboard/blog_posts/novo');
  const form = page.getByRole('form', { name: 'Artigo' });
  await form.getByRole('textbox', { name: 'Texto', exact: true }).click();
  await page.keyboard.type('A conta da seca');
  await form.getByRole('button', { name: /Tabela/ }).click();
  await expectAccessible(page);
  for (const name of ['Link', 'Link para um produto', 'Imagem'])
    await lookAt(page, form.getByRole('toolbar').first().getByRole('button', { name, exact: true }));
  await form.getByRole('button', { name: 'Link', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox').fill('não é um endereço');
  await page.getByRole('dialog').getByRole('button', { name: 'Inserir' }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
  await expectAccessible(page);

  await open(page, '/pt-BR/dashboard/produtos');
  await page.locator('[data-row-link]').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Editar/ })
    .click();
  await lookAt(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Ajustar/ })
      .first(),
  );
});

test('the dialogs before an order is cancelled or returned are accessible', async ({ page }) => {
  await signIn(
    page,
    { email: 'joao.sobral@cliente.example', password: ADMIN.password },
    '/minha-conta/pedidos',
  );
  // It is paid: one that waits for its Pix is cancelled by the shop half an hour after the shop was filled.
  await page.getByRole('main').getByRole('link', { name: 'Pedido DEMO-1023' }).click();
  await expect(page.getByRole('heading', { name: 'Andamento do pedido' })).toBeVisible();
  await lookAt(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /Cancelar|Devolver|Desistir/ })
      .first(),
  );
});
