import { expect, it } from 'vitest';
import { isPersonalPage } from './personal-pages';

it('pages of one person are told from those that all people share', () => {
  for (const page of [
    '/minha-conta',
    '/minha-conta/pedidos/[number]',
    '/dashboard',
    '/finalizar_compra',
    '/order',
  ])
    expect(isPersonalPage(page), page).toBe(true);
  for (const page of ['/', '/shop', '/produtos/[slug]', '/orcamento', '/_error', '/dashboards'])
    expect(isPersonalPage(page), page).toBe(false);
});
