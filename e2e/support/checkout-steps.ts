import { expect, type Page, type Route } from 'playwright/test';
import { fillPayer, registerInCheckout } from './checkout';
import { open, type Visitor } from './shop';

/** The shortest way to the payment: pick-up at the shop, as a new visitor. */
export async function goToPaymentAtCounter(page: Page, visitor: Visitor) {
  await open(page, '/pt-BR/definir-entrega');
  await page.getByRole('textbox', { name: 'CEP' }).fill('38700-000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByRole('radio', { name: /Retirar na loja/ }).check();
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await registerInCheckout(page, visitor);
  await fillPayer(page, visitor);
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** How many orders the account has: none lost, none doubled. */
export async function expectOrders(page: Page, numbers: readonly string[]) {
  await open(page, '/pt-BR/minha-conta/pedidos');
  const links = page.getByRole('main').getByRole('link', { name: /^Pedido / });
  await expect(links).toHaveCount(numbers.length);
  for (const number of numbers)
    await expect(page.getByRole('link', { name: `Pedido ${number}` })).toBeVisible();
}

/** Changes the shop's answer on its way to the browser. */
export const rewrite = (change: (body: unknown) => unknown) => async (route: Route) => {
  const answer = await route.fetch();
  const body: unknown = await answer.json();
  await route.fulfill({ response: answer, json: answer.ok() ? change(body) : body });
};
