import { randomInt } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { open, type Visitor } from './shop';

/** A farm without a street number: what the driver needs is road, km and landmark. */
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
  /** Another one each time: one card is refused a few times an hour, by all who try it. */
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

/** On /resumo-do-pedido or /definir-entrega: asks what it costs to get there and takes the first service. */
export async function quoteFreight(page: Page, cep = FARM.cep) {
  await page.getByRole('textbox', { name: 'CEP' }).fill(cep);
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByRole('group', { name: 'Como você quer receber?' }).getByRole('radio').first().check();
}

/** On /definir-entrega, with a service chosen: the farm's address, then on to the payment. */
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

/** On /finalizar_compra as a stranger: a new account without leaving the checkout. */
export async function registerInCheckout(page: Page, { fullName, email, password }: Visitor) {
  const form = page.getByRole('tabpanel', { name: 'Criar conta' });
  await form.getByRole('textbox', { name: 'Nome completo' }).fill(fullName);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

/** On /finalizar_compra, signed in: who pays. The name is there already. */
export async function fillPayer(page: Page, { fullName, document }: Visitor) {
  await expect(page.getByRole('textbox', { name: /Nome completo ou razão social/ })).toHaveValue(fullName);
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill(document);
}

export async function fillCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Número do cartão' }).fill(number);
  await page.getByRole('textbox', { name: 'Nome impresso no cartão' }).fill('JOANA P LEMOS');
  await page.getByRole('textbox', { name: 'Validade' }).fill('12/30');
  await page.getByRole('textbox', { name: 'Código de segurança' }).fill('123');
}

/** The button that places the order; it says how much. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar R\$/ });

/** The number of the order just placed. */
export async function placedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/compra_realizada\/?\?pedido=/);
  const number = new URL(page.url()).searchParams.get('pedido');
  expect(number).toBeTruthy();
  return number ?? '';
}

/** From a filled cart to the payment of a new customer, through every step between. */
export async function goToPayment(page: Page, visitor: Visitor) {
  await open(page, '/pt-BR/definir-entrega');
  await quoteFreight(page);
  await fillFarm(page, visitor.fullName);
  await registerInCheckout(page, visitor);
  await fillPayer(page, visitor);
}
