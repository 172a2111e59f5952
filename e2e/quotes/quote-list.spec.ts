import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility';
import { open, openAsAdmin, reopen, SALT } from '../support/shop';
import { test } from '../support/test';

const BRAND = process.env.NEXT_PUBLIC_BRAND ?? 'boa-lida';
const QUOTES = BRAND === 'linha-matriz';
const LIST = '/pt-BR/orcamento';

test.use({ reducedMotion: 'reduce' });

test('only a brand without a cart has a list to quote', { tag: '@brand' }, async ({ request }) => {
  expect((await request.get(LIST)).status()).toBe(QUOTES ? 200 : 404);
});

if (QUOTES) {
  test(
    'packs are put on a list, changed, sent in one go, and answered by staff',
    { tag: ['@brand', '@phone'] },
    async ({ page, browser, context }) => {
      test.slow();
      await test.step('the product page is a data sheet, and quotes a number of packs', async () => {
        await open(page, `/pt-BR/produtos/${SALT.slug}`);
        await expect(page.getByRole('table', { name: 'Embalagens e paletes' })).toContainText('1.226 kg');
        await page.getByRole('radio', { name: SALT.pack }).check();
        const units = page.getByRole('spinbutton', { name: 'Número de unidades' });
        await units.fill('14');
        await units.press('Enter');
        await page.getByRole('button', { name: 'Cotar 14 sacos' }).click();
        await expect(page.getByText('No seu orçamento: 14 × Saco 30 kg')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('another tab adds a pack, and the list has both after a reload', async () => {
        const tab = await context.newPage();
        await open(tab, '/pt-BR/produtos/matriz-40');
        await tab.getByRole('button', { name: /^Cotar 1 / }).click();
        await expect(tab.getByText(/^No seu orçamento: 1 × /).first()).toBeVisible();
        await tab.close();
        await open(page, LIST);
        await reopen(page);
        const lines = page.getByRole('list', { name: 'Embalagens do orçamento' });
        await expect(lines.getByRole('listitem')).toHaveCount(2);
        await lines.getByRole('button', { name: /^Aumentar a quantidade de Matriz 60/ }).click();
        await expect(lines).toContainText('450 kg');
        await expectAccessible(page);
      });

      await test.step('it is sent with destination and contact, and the day of the answer is promised', async () => {
        await page.getByRole('textbox', { name: 'Cidade' }).fill('Uberlândia');
        await page.getByRole('combobox', { name: 'Estado' }).selectOption('MG');
        await page.getByRole('textbox', { name: 'Nome completo' }).fill('Cooperativa Vale Fundo');
        await page.getByRole('textbox', { name: /e.mail/ }).fill('compras@valefundo.example');
        await page.getByRole('textbox', { name: /^Telefone/ }).fill('34900000001');
        await page.getByRole('button', { name: 'Enviar pedido' }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Pedido de orçamento recebido' }),
        ).toBeVisible();
        await expect(page.getByText(/Respondemos até \d+ de \p{L}+ de \d{4}/u)).toBeVisible();
        await expect(page.getByRole('row', { name: /15 × Matriz 60/ })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('staff see its packs, where they go, and answer it', async () => {
        const staff = await openAsAdmin(browser, '/dashboard/contatos?tipo=quote_basket');
        await staff
          .getByRole('row', { name: /Cooperativa Vale Fundo/ })
          .first()
          .getByRole('link')
          .first()
          .click();
        const sheet = staff.getByRole('dialog');
        await expect(sheet.getByRole('table', { name: 'O que foi pedido' })).toContainText('Matriz 60');
        await expect(sheet).toContainText('Uberlândia');
        await sheet.getByRole('button', { name: 'Marcar como respondida' }).click();
        await expect(sheet.getByRole('button', { name: 'Reabrir' })).toBeVisible();
        await staff.context().close();
      });

      await test.step('the list is empty afterwards', async () => {
        await open(page, LIST);
        await expect(
          page.getByRole('heading', { level: 1, name: 'Nenhuma embalagem para cotar' }),
        ).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  for (const locale of ['en', 'ar']) {
    test(
      `no page of a quote is wider than a small phone in ${locale}`,
      { tag: '@brand' },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, `/${locale}/produtos/${SALT.slug}`);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await width()).toBeLessThanOrEqual(360);
        await page.locator('[data-buy-bar]').getByRole('button').last().click();
        await expect(page.getByRole('main').locator('a[href$="/orcamento"]')).toBeVisible();
        await open(page, `/${locale}/orcamento`);
        await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(1);
        expect(await width()).toBeLessThanOrEqual(360);
        await expectAccessible(page);
      },
    );
  }
}
