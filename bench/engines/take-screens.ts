import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_COOKIE, CART_STORAGE_KEY } from '@config/commerce';
import { ADMIN, SALT } from '../../e2e/support/shop';
import { ask, openPage, type Tab } from './tab';

const SIZES = [
  [360, 800],
  [1280, 800],
] as const;
const PAGES = {
  home: '',
  product: `/produtos/${SALT.slug}`,
  checkout: '/definir-entrega',
  dashboard: '/dashboard',
};
/** For pictures and what moves. */
const SETTLE_MS = 2_000;

async function fillCart(tab: Tab, origin: string): Promise<void> {
  await openPage(tab, `${origin}/pt-BR${PAGES.product}`);
  await tab.run(`[...document.querySelectorAll('main button')]
    .find(({ textContent }) => textContent.includes('Adicionar ao carrinho')).click()`);
  await ask(tab, `return /quantity/.test(localStorage.getItem('${CART_STORAGE_KEY}') ?? '') || null`);
}

async function signIn(tab: Tab, origin: string): Promise<void> {
  const body = JSON.stringify({ email: ADMIN.email, password: ADMIN.password });
  await tab.run(`fetch('${origin}/api/auth/login', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)},
    })
    .then((answer) => answer.json())
    .then((token) => { document.cookie = '${AUTH_COOKIE.name}=' + token + '; path=/' })`);
  await ask(tab, `return document.cookie.includes('${AUTH_COOKIE.name}=') || null`);
}

/** Writes what a tab shows of each page, at two sizes and in two directions: `checkout-ar-360-firefox.png`. */
export async function takeScreens(
  tab: Tab,
  { origin, folder, name }: { origin: string; folder: string; name: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await fillCart(tab, origin);
  await signIn(tab, origin);
  for (const [width, height] of SIZES) {
    await tab.resize(width, height);
    for (const locale of ['pt-BR', 'ar'])
      for (const [page, path] of Object.entries(PAGES)) {
        await openPage(tab, `${origin}/${locale}${path}`);
        await wait(SETTLE_MS);
        await writeFile(join(folder, `${page}-${locale}-${width}-${name}.png`), await tab.takeScreenshot());
      }
  }
}
