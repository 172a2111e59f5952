import { ADMIN, SALT, type Visitor } from '../support/shop';
import type { WebKitPage } from './webkit-page';

/** Puts a bag into the cart from its own page; the drawer is open afterwards. */
export async function addToCart(webkit: WebKitPage): Promise<void> {
  await webkit.open(`/pt-BR/produtos/${SALT.slug}`);
  await webkit.click('button', 'Adicionar ao carrinho');
  await webkit.get('dialog', 'Carrinho');
}

/** From a filled cart to the payment of a new customer, who picks up at the shop. */
export async function goToPayment(webkit: WebKitPage, visitor: Visitor): Promise<void> {
  await webkit.open('/pt-BR/definir-entrega');
  await webkit.type('textbox', 'CEP', '38700000');
  await webkit.click('button', 'Calcular');
  await webkit.click('radio', /Retirar na loja/);
  await webkit.click('button', 'Continuar para o pagamento');
  await webkit.click('tab', 'Criar conta');
  const form = await webkit.get('tabpanel', 'Criar conta');
  await webkit.type('textbox', 'Nome completo', visitor.fullName, form);
  await webkit.type('textbox', 'E-mail', visitor.email, form);
  await (await form.findElement({ css: 'input[type=password]' })).sendKeys(visitor.password);
  await webkit.click('button', 'Criar conta', form);
  await webkit.type('textbox', 'CPF ou CNPJ', visitor.document);
  await webkit.click('button', 'Confirmar meus dados');
}

/** Signs in as the administration, and ends up at a page of the dashboard. */
export async function openAsAdmin(webkit: WebKitPage, page: string): Promise<void> {
  await webkit.open(`/pt-BR/entrar?next=${encodeURIComponent(page)}`);
  await webkit.type('textbox', 'E-mail', ADMIN.email);
  const password = await webkit.driver.findElement({ css: 'main input[type=password]' });
  await password.sendKeys(ADMIN.password);
  await webkit.click('button', 'Entrar', await webkit.get('main'));
  await webkit.expectUrl(new RegExp(page.split('?')[0] ?? page));
}
