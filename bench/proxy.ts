/**
 * The shop behind nginx with the configuration of deploy/nginx: what is shared and what is not, and how many pages a
 * second it gives beside nginx serving a file.
 *
 *   npm run bench:proxy [-- --short]
 *
 * Needs an `nginx` on this machine. Ends with 1 when something private is shared, or the cached page is slower than
 * nine tenths of the file.
 */
import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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

type Check = [name: string, holds: boolean];

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { 'Accept-Encoding': 'gzip', ...headers }, redirect: 'manual' });
const cacheOf = (answer: Response) => answer.headers.get('x-cache');

async function checkSharing(origin: string, product: string): Promise<Check[]> {
  await get(origin + product);
  const again = await get(origin + product);
  await pause(CACHED_MS);
  const stale = await get(origin + product);
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
    [
      'after a second it is stale: served at once and revalidated in the background',
      cacheOf(stale) === 'STALE',
    ],
    ['the API is never shared', api.every((answer) => cacheOf(answer) === null)],
    ['the shell of a private page is the same for everybody', (await signedIn.text()) === shell],
    ['a request with a token passes by', cacheOf(token) === 'BYPASS'],
    ['/ answers English to who asks for it', english.status === 200],
    ['/ leads who asks for Portuguese there', portuguese.status >= 300 && portuguese.status < 400],
    ['a picture is cached', cacheOf(await get(origin + picture)) === 'HIT'],
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
  const { items } = (await (await fetch(`${shop.origin}/api/product/`)).json()) as {
    items: { slug: string }[];
  };
  const product = `/produtos/${items[0]?.slug ?? ''}`;
  const page = gzipSync(await (await fetch(shop.origin + product)).text());
  const proxy = await openProxy([new URL(shop.origin).host], page);
  try {
    const checks = await checkSharing(proxy.origin, product);
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
