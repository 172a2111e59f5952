import { expect } from 'playwright/test';
import { shopApi } from './support/shop-api';
import { makeVisitor } from './support/shop';
import { test } from './support/test';

const PRIVATE = [
  '/minha-conta',
  '/minha-conta/pedidos',
  '/minha-conta/detalhes-da-conta',
  '/minha-conta/privacidade',
  '/favoritos',
  '/finalizar_compra',
  '/compra_realizada',
  '/resumo-do-pedido',
  '/dashboard',
  '/dashboard/pedidos/todos',
  '/dashboard/usuarios',
];

test('a private page holds the same bytes for everybody, and its data nothing of anybody', async ({
  request,
  baseURL,
}) => {
  const { fullName, email, password } = makeVisitor();
  const token = await shopApi(baseURL)('register', { body: { fullName, email, password } });
  const home = await (await request.get('/pt-BR')).text();
  const build = /"buildId":"([^"]+)"/.exec(home)?.[1] ?? '';
  expect(build).not.toBe('');
  const signedIn = { Authorization: `Bearer ${token}`, Cookie: `auth_token=${token}` };
  for (const path of PRIVATE)
    for (const address of [`/pt-BR${path}`, `/_next/data/${build}/pt-BR${path}.json`]) {
      const stranger = await request.get(address);
      const known = await request.get(address, { headers: signedIn });
      expect(stranger.status(), address).toBe(200);
      const bytes = await known.text();
      expect(bytes, address).toBe(await stranger.text());
      for (const secret of [email, fullName, token]) expect(bytes, address).not.toContain(secret);
      expect(known.headers()['set-cookie'], address).toBeUndefined();
    }
});

test('a page of one person, which its scripts draw, has them fetched at once', async ({ request }) => {
  for (const path of PRIVATE.filter((name) => name !== '/favoritos'))
    expect(await (await request.get(`/pt-BR${path}`)).text(), path).toMatch(
      /<script src="[^"]+\/main-[^"]+" defer/,
    );
});
