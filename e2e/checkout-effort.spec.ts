import { expect, type Page } from 'playwright/test';
import { AUTH_COOKIE } from '@config/commerce';
import { fillGuest, payButton, placedNumber } from './support/checkout';
import { addToCart, cartDrawer, makeVisitor, open } from './support/shop';
import { shopApi } from './support/shop-api';
import { test } from './support/test';

declare global {
  interface Window {
    /** Exposed by `countEffort`. */
    countTap: () => void;
    countField: (name: string) => void;
  }
}

/** Counts what a person does on the page, as the page hears it: taps, fields that are typed into, pages. */
async function countEffort(page: Page) {
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname.replace(/\/$/, ''));
  });
  const taps = { count: 0 };
  const fields = new Set<string>();
  await page.exposeFunction('countTap', () => void (taps.count += 1));
  await page.exposeFunction('countField', (name: string) => void fields.add(name));
  const listen = () => {
    addEventListener(
      'click',
      (event) => {
        // A button that a key or a form presses, and the click a label passes on, are no taps.
        if (event.isTrusted && event.detail > 0) window.countTap();
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
          window.countField(target.name);
      },
      true,
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return { taps, fields, pages };
}

/** A customer who has bought before: the account knows the address and the document. */
async function signInWithAddress(page: Page, baseURL: string | undefined) {
  const { fullName, email, password, document } = makeVisitor();
  const token = await shopApi(baseURL)('register', { body: { fullName, email, password } });
  const customer = shopApi(baseURL, token);
  await customer('updateOwnDetails', { body: { document } });
  await customer('createOwnAddress', {
    body: {
      recipient: fullName,
      postalCode: '38700000',
      state: 'MG',
      city: 'Patos de Minas',
      street: 'Rua do Curral',
      number: '12',
    },
  });
  await page.context().addCookies([{ name: AUTH_COOKIE.name, value: token, url: baseURL }]);
}

const toCheckout = async (page: Page) => {
  await cartDrawer(page)
    .getByRole('link', { name: /^Fechar pedido/ })
    .click();
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
};

test(
  'a guest comes from the cart to the Pix code with 6 taps, 8 fields and 2 pages at most',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const visitor = makeVisitor();
    await addToCart(page);
    await open(page, '/pt-BR/resumo-do-pedido');
    const effort = await countEffort(page);
    await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeVisible();
    await fillGuest(page, visitor);
    await page.getByRole('textbox', { name: 'CEP' }).fill('38700-000');
    await expect(page.getByRole('textbox', { name: 'Nome de quem recebe' })).toHaveValue(visitor.fullName);
    await page.getByRole('textbox', { name: 'Rua ou avenida' }).fill('Rua do Curral');
    await page.getByRole('textbox', { name: 'Número' }).fill('12');
    await page.getByRole('textbox', { name: 'Cidade' }).fill('Patos de Minas');
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await payButton(page).click();
    const number = await placedNumber(page);
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeInViewport();
    expect(effort.taps.count).toBeLessThanOrEqual(6);
    expect(effort.fields.size).toBeLessThanOrEqual(8);
    const pages = [...effort.pages].filter((path) => !path.endsWith('/resumo-do-pedido'));
    expect(pages.length).toBeLessThanOrEqual(2);
    console.log(`guest: ${effort.taps.count} taps, ${effort.fields.size} fields, ${pages.length} pages`);

    await test.step('the order is there after a reload, by its number here, and elsewhere by number and e-mail', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
      await open(page, `/pt-BR/order?numero=${number}`);
      await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible();
      const context = await browser.newContext();
      const elsewhere = await context.newPage();
      await open(elsewhere, `/pt-BR/order?numero=${number}`);
      await elsewhere.getByRole('textbox', { name: 'E-mail' }).fill(visitor.email);
      await elsewhere.keyboard.press('Enter');
      await expect(elsewhere.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible();
      await context.close();
    });

    await test.step('one password makes the account, and opens no order of another browser', async () => {
      await open(page, `/pt-BR/compra_realizada?pedido=${number}`);
      await page.getByLabel('Senha', { exact: true }).fill(visitor.password);
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('heading', { level: 2, name: /Crie sua conta/ })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
    });
  },
);

test(
  'a customer with a saved address comes from the cart to the Pix code with 3 taps',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await signInWithAddress(page, baseURL);
    await addToCart(page);
    const effort = await countEffort(page);
    await toCheckout(page);
    await payButton(page).click();
    await placedNumber(page);
    await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeInViewport();
    expect(effort.taps.count).toBeLessThanOrEqual(3);
    expect(effort.fields.size).toBe(0);
    console.log(`customer: ${effort.taps.count} taps`);
  },
);
