import { expect } from 'playwright/test';
import { SALT } from '../support/shop';
import { test } from './browser';
import { openAsAdmin } from './steps';

test('a click on an order in the dashboard opens that order', async ({ webkit }) => {
  await openAsAdmin(webkit, '/dashboard/pedidos/todos');
  await webkit.get('row', /[A-Z]{2,}-\w+/);
  const second = (await webkit.list('row', /[A-Z]{2,}-\w+/))[1];
  if (!second) throw new Error('there is a second order');
  const number = await second.findElement({ css: '[data-row-link]' }).getText();
  expect(number).toMatch(/^[A-Z]+-\w+$/);
  await webkit.pressAt(second);
  await webkit.get('dialog', new RegExp(number));
});

test('the dashboard draws what was sold on each day', async ({ webkit }) => {
  await openAsAdmin(webkit, '/dashboard');
  await webkit.get('heading', 'Vendas por dia');
  const isDrawn = () => webkit.run<boolean>('return document.querySelector("main canvas") !== null');
  await expect.poll(isDrawn).toBe(true);
});

test('what is written in the product editor is there after a reload', async ({ webkit }) => {
  await openAsAdmin(webkit, '/dashboard/produtos?q=Matriz+60');
  await webkit.click('link', SALT.title);
  await webkit.click('link', /Editar/, await webkit.get('dialog'));
  await webkit.expectUrl(/produtos\/editar\?id=/);
  const summary = async () => webkit.get('textbox', /^Resumo/, await webkit.get('region', 'Textos'));
  await (await summary()).sendKeys(' Provado.');
  await webkit.click('button', /^Salvar$/);
  await webkit.expectText('Salvo.');
  await webkit.reload();
  await expect.poll(async () => (await summary()).getAttribute('value')).toMatch(/Provado\.$/);
});
