import { randomInt } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { open, type Visitor } from './shop';

/** A farm without a street number: the driver needs road, km and landmark. */
export const FARM = {
  cep: '38700-000',
  city: 'Patos de Minas',
  propertyName: 'Fazenda Santo Expedito',
  road: 'BR-365',
  km: '412',
  landmark: 'Porteira azul depois da ponte',
};

export const CARDS = {
  approved: '4012001037141112',
  /** Another number each time, because one card may be refused only a few times an hour. */
  get denied() {
    return makeDeniedCard();
  },
};

function makeDeniedCard(): string {
  const head = `51559012222${randomInt(1_000).toString().padStart(3, '0')}0`;
  const sum = Array.from(head, Number)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${head}${(10 - (sum % 10)) % 10}`;
}

/** On /resumo-do-pedido or /definir-entrega: quotes the freight and takes the first service. */
export async function quoteFreight(page: Page, cep = FARM.cep) {
  await page.getByRole('textbox', { name: 'CEP' }).fill(cep);
  await page.getByRole('button', { name: 'Calcular' }).click();
  const first = page.getByRole('group', { name: 'Como você quer receber?' }).getByRole('radio').first();
  // The options are drawn again when a later answer comes.
  await expect(async () => {
    await first.check({ timeout: 5_000 });
    await expect(first).toBeChecked({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** In the delivery, with a service chosen: the farm's address, and on. */
export async function fillFarm(page: Page, recipient: string) {
  await page.getByRole('textbox', { name: 'Nome de quem recebe' }).fill(recipient);
  await page.getByRole('checkbox', { name: /Endereço rural/ }).check();
  await page.getByRole('textbox', { name: 'Nome da propriedade' }).fill(FARM.propertyName);
  await page.getByRole('textbox', { name: /Estrada ou rodovia/ }).fill(FARM.road);
  await page.getByRole('textbox', { name: /^Km/ }).fill(FARM.km);
  await page.getByRole('textbox', { name: 'Ponto de referência' }).fill(FARM.landmark);
  await page.getByRole('textbox', { name: 'Cidade' }).fill(FARM.city);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
}

/** In the part of the checkout that asks who buys: a new account without leaving it. */
export async function registerInCheckout(page: Page, { fullName, email, password }: Visitor) {
  await page.getByRole('tab', { name: 'Criar conta' }).click();
  const form = page.getByRole('tabpanel', { name: 'Criar conta' });
  await form.getByRole('textbox', { name: 'Nome completo' }).fill(fullName);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

/** In the same part, signed in: the document, and on. The name is there already. */
export async function fillPayer(page: Page, { fullName, document }: Visitor) {
  await expect(page.getByRole('textbox', { name: /Nome completo ou razão social/ })).toHaveValue(fullName);
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill(document);
  await page.getByRole('button', { name: 'Confirmar meus dados' }).click();
}

/** In the same part, as a guest: name, e-mail, phone and document, and on. */
export async function fillGuest(page: Page, { fullName, email, document }: Visitor) {
  await page.getByRole('textbox', { name: /Nome completo ou razão social/ }).fill(fullName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Telefone' }).fill('34999991234');
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill(document);
  await page.getByRole('button', { name: 'Confirmar meus dados' }).click();
}

/** The heading of an open part of the checkout. */
export const partHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

export async function fillCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Número do cartão' }).fill(number);
  await page.getByRole('textbox', { name: 'Nome impresso no cartão' }).fill('JOANA P LEMOS');
  await page.getByRole('textbox', { name: 'Validade' }).fill('12/30');
  await page.getByRole('textbox', { name: 'Código de segurança' }).fill('123');
}

/** The button that places the order, with the amount. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar R\$/ });

/** The number of the order just placed. */
export async function placedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/compra_realizada\/?\?pedido=/);
  const number = new URL(page.url()).searchParams.get('pedido');
  expect(number).toBeTruthy();
  return number ?? '';
}

/** From a filled cart to the payment of a new customer, through every part. */
export async function goToPayment(page: Page, visitor: Visitor) {
  await open(page, '/pt-BR/definir-entrega');
  await quoteFreight(page);
  await fillFarm(page, visitor.fullName);
  await registerInCheckout(page, visitor);
  await fillPayer(page, visitor);
}
