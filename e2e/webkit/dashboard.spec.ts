import { expect } from 'playwright/test';
import { ADMIN } from '../support/shop';
import { test } from './browser';

test('a click on an order in the dashboard opens that order', async ({ webkit }) => {
  await webkit.open('/pt-BR/entrar?next=%2Fdashboard%2Fpedidos%2Ftodos');
  await webkit.type('textbox', 'E-mail', ADMIN.email);
  const password = await webkit.driver.findElement({ css: 'main input[type=password]' });
  await password.sendKeys(ADMIN.password);
  await webkit.click('button', 'Entrar', await webkit.get('main'));
  await webkit.expectUrl(/\/dashboard\/pedidos\/todos/);
  await webkit.get('row', /[A-Z]{2,}-\w+/);
  const second = (await webkit.list('row', /[A-Z]{2,}-\w+/))[1];
  const number = /[A-Z]+-\w+/.exec((await second?.getText()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  await second?.click();
  await webkit.get('dialog', new RegExp(number));
});
