/**
 * The shop behind nginx with the configuration of deploy/nginx: what is shared and what is not, and how many pages a
 * second it gives beside nginx serving a file; what a visitor sees after an edit and after a page was removed.
 *
 *   npm run bench:proxy [-- --short]
 *
 * Needs an `nginx` on this machine. Ends with 1 when something private is shared, or the cached page is slower than
 * nine tenths of the file.
 */
import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPack, signInByApi } from '../e2e/support/shop-api';
import { pickProduct, type Product } from './fleet/check-pages';
import { editPrice, plain, waitUntilShown } from './fleet/edits';
import { hasProgram } from './has-program';
import { isShort, shortOption, skipShortWithout } from './short';
import { load } from './speed/measure-server';
import { openProxy } from './speed/open-proxy';
import { openShop } from './speed/open-shop';
import { installTools } from './speed/tools';

parseArgs({ options: shortOption });
const SHARE_OF_FILE = 0.9;
/** One second by nginx, which counts whole ones: up to two. */
const CACHED_MS = 2_100;
/** The shop renders the pages of an edit one after the other. */
const PATIENCE_MS = 60_000;

type Check = [name: string, holds: boolean];

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { 'Accept-Encoding': 'gzip', ...headers }, redirect: 'manual' });
const cacheOf = (answer: Response) => answer.headers.get('x-cache');

async function checkSharing(origin: string, product: string): Promise<Check[]> {
  await get(origin + product);
  const again = await get(origin + product);
  await pause(CACHED_MS);
  const renewed = await get(origin + product);
  const shell = await (await get(`${origin}/minha-conta`)).text();
  const signedIn = await get(`${origin}/minha-conta`, { Cookie: `auth_token=${'x'.repeat(43)}` });
  const api = [await get(`${origin}/api/product/`), await get(`${origin}/api/product/`)];
  const token = await get(origin + product, { Authorization: `Bearer ${'x'.repeat(43)}` });
  const english = await get(`${origin}/`, { 'Accept-Language': 'en' });
  const portuguese = await get(`${origin}/`, { 'Accept-Language': 'pt-BR,pt;q=0.9' });
  const picture = /\/media\/[\w-]+\.webp/.exec(await (await get(origin + product)).text())?.[0] ?? '';
  await get(origin + picture);
  return [
    ['a page is shared', cacheOf(again) === 'HIT'],
    ['after a second the next visitor has it asked for again', cacheOf(renewed) === 'EXPIRED'],
    ['the API is never shared', api.every((answer) => cacheOf(answer) === null)],
    ['the shell of a private page is the same for everybody', (await signedIn.text()) === shell],
    ['a request with a token passes by', cacheOf(token) === 'BYPASS'],
    ['/ answers English to who asks for it', english.status === 200],
    ['/ leads who asks for Portuguese there', portuguese.status >= 300 && portuguese.status < 400],
    ['a picture is cached', cacheOf(await get(origin + picture)) === 'HIT'],
  ];
}

/** What the first visitor gets once nginx's second is over, after the shop itself shows what was saved. */
async function checkEdits(origin: string, shopOrigin: string, product: Product): Promise<Check[]> {
  const staff = await signInByApi(shopOrigin);
  const path = `/produtos/${product.slug}`;
  const place = { name: 'shop', url: shopOrigin + path };
  const { productId } = await findPack(shopOrigin, product.slug, product.pack);
  const publish = async (published: boolean) => {
    const { version } = await staff('getManagedProduct', { params: { id: productId } });
    await staff('updateProduct', { params: { id: productId }, body: { version, published } });
    const wanted = published ? 200 : 404;
    for (let turn = 0; turn < 200 && (await get(place.url)).status !== wanted; turn += 1) await pause(100);
  };
  await get(origin + path);
  const price = await editPrice(staff, shopOrigin, product);
  await waitUntilShown([place], price, PATIENCE_MS);
  await pause(CACHED_MS);
  const edited = plain(await (await get(origin + path)).text());
  await publish(false);
  await pause(CACHED_MS);
  const removed = await get(origin + path);
  await publish(true);
  await pause(CACHED_MS);
  return [
    ['an edit is seen by the first visitor after that second', edited.includes(price)],
    ['a page that was removed is gone for the first visitor after that second', removed.status === 404],
    ['it is back with the next one after it was published again', (await get(origin + path)).status === 200],
  ];
}

async function checkSpeed(url: string, fileUrl: string): Promise<Check[]> {
  await load(url);
  const cached = await load(url);
  const file = await load(fileUrl);
  const share = cached.perSecond / file.perSecond;
  console.log(
    `cached page ${cached.perSecond.toFixed(0)}/s (p99 ${cached.p99Ms} ms), file ${file.perSecond.toFixed(0)}/s (p99 ${file.p99Ms} ms)`,
  );
  return [
    ['no request failed', cached.failures === 0],
    [`the cached page gives ${(share * 100).toFixed(0)} % of what the file does`, share >= SHARE_OF_FILE],
  ];
}

async function main() {
  skipShortWithout('nginx', hasProgram('nginx'));
  if (!isShort) await installTools();
  const shop = await openShop();
  const picked = await pickProduct(shop.origin);
  const product = `/produtos/${picked.slug}`;
  const page = gzipSync(await (await fetch(shop.origin + product)).text());
  const proxy = await openProxy([new URL(shop.origin).host], page);
  try {
    const checks = await checkSharing(proxy.origin, product);
    checks.push(...(await checkEdits(proxy.origin, shop.origin, picked)));
    if (!isShort) checks.push(...(await checkSpeed(proxy.origin + product, proxy.fileUrl)));
    checks.forEach(([name, holds]) => console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`));
    if (checks.some(([, holds]) => !holds)) process.exitCode = 1;
  } finally {
    await proxy.close();
    await shop.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
