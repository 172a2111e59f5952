import type { Call } from '@/client/make-call';
import { NO_TRAITS } from '@/contract/list-options';
import { shopApi, signInByApi } from '../../e2e/support/shop-api';
import { editPrice, placeOrder, waitUntilShown, type Place } from './edits';
import type { Fleet } from './open-fleet';
import { inShort, isShort } from '../short';
import type { Finding } from './report';

/** An edit on one instance is on the other's pages by then (docs/rules.md, Faults). */
const SHOWN_MS = 2_000;
const EDITS = inShort(2, 12);
const PATIENCE_MS = inShort(60_000, 20_000);
const READS = inShort(20, 200);
const LANGUAGES = ['', '/pt-BR'];

export interface Product {
  slug: string;
  pack: string;
  variationId: string;
}

export async function pickProduct(origin: string): Promise<Product> {
  const { items } = await shopApi(origin)('listProducts', {
    query: { categoria: [], peso: [], ...NO_TRAITS },
  });
  const slug = items[0]?.slug ?? '';
  const { variations } = await shopApi(origin)('getProduct', { params: { slug }, query: {} });
  const pack = variations.find(({ stock }) => stock > 20) ?? variations[0];
  if (!pack) throw new Error('the demo shop has no pack to edit');
  return { slug, pack: pack.presentation, variationId: pack.id };
}

const placesOf = (name: string, origin: string, slug: string): Place[] =>
  LANGUAGES.map((language) => ({
    name: `${name}${language}`,
    url: `${origin}${language}/produtos/${slug}`,
  }));

const originOf = ({ instances }: Fleet, index: number) => instances[index]?.origin ?? '';
const worstOf = (all: readonly (number | null)[]) =>
  all.some((ms) => ms === null) ? null : Math.round(Math.max(...all.map((ms) => ms ?? 0)));
const inSeconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`);
const isSoon = (ms: number | null) => ms !== null && (isShort || ms <= SHOWN_MS);

/** Edits through the first instance; how long the second and nginx go on showing what was before. */
export async function checkEdits(fleet: Fleet, product: Product, staff: Call): Promise<Finding[]> {
  const there = placesOf('second', originOf(fleet, 1), product.slug);
  const proxied = fleet.proxyOrigin ? placesOf('nginx', fleet.proxyOrigin, product.slug) : [];
  // Made by the second instance alone: the first knows of them through Redis only.
  for (const { url } of [...there, ...proxied]) await fetch(url);
  const seen: Record<'second' | 'nginx', (number | null)[]> = { second: [], nginx: [] };
  for (let turn = 0; turn < EDITS; turn += 1) {
    const price = await editPrice(staff, originOf(fleet, 0), product);
    const shown = await waitUntilShown([...there, ...proxied], price, PATIENCE_MS);
    for (const [name, ms] of Object.entries(shown))
      seen[name.startsWith('second') ? 'second' : 'nginx'].push(ms);
  }
  const names = fleet.proxyOrigin ? (['second', 'nginx'] as const) : (['second'] as const);
  return names.map((name) => ({
    name: `${EDITS} edits of a price through the first instance, until both languages show it ${name === 'second' ? 'on the second' : 'behind nginx'}`,
    figure: `at most ${inSeconds(worstOf(seen[name]))}`,
    holds: isSoon(worstOf(seen[name])),
  }));
}

/** @returns the slowest of many reads, and how many failed */
async function readPages(urls: readonly string[]) {
  let slowest = 0;
  let failures = 0;
  for (let turn = 0; turn < READS; turn += 1) {
    const started = performance.now();
    const { status } = await fetch(urls[turn % urls.length] ?? '').then(
      async (answer) => (await answer.arrayBuffer(), answer),
      () => ({ status: 0 }),
    );
    slowest = Math.max(slowest, performance.now() - started);
    if (status !== 200) failures += 1;
  }
  return { slowest: Math.round(slowest), failures };
}

/** Redis dies and comes back empty; pages, edits and orders meanwhile and after. */
export async function checkRedisKilled(fleet: Fleet, product: Product, staff: Call): Promise<Finding[]> {
  const origins = [originOf(fleet, 0), originOf(fleet, 1)];
  const urls = origins.flatMap((origin) => placesOf('', origin, product.slug).map(({ url }) => url));
  await fleet.redis.kill();
  const read = await readPages(urls);
  const price = await editPrice(staff, originOf(fleet, 0), product);
  const own = placesOf('first', originOf(fleet, 0), product.slug);
  const shown = worstOf(Object.values(await waitUntilShown(own, price, PATIENCE_MS)));
  let orders = 0;
  for (const origin of origins) {
    const buyer = await signInByApi(origin);
    for (let turn = 0; turn < 3; turn += 1) orders += (await placeOrder(buyer, product.variationId)) ? 1 : 0;
  }
  await fleet.redis.start();
  const there = placesOf('second', originOf(fleet, 1), product.slug);
  const healed = worstOf(Object.values(await waitUntilShown(there, price, PATIENCE_MS)));
  const next = await editPrice(staff, originOf(fleet, 0), product);
  const shared = worstOf(Object.values(await waitUntilShown(there, next, PATIENCE_MS)));
  const told = fleet.instances.map((shop) => shop.output().match(/Redis is away/g)?.length ?? 0);
  return [
    {
      name: `Redis killed: ${READS} pages read of both instances`,
      figure: `${read.failures} failed, the slowest took ${read.slowest} ms`,
      holds: read.failures === 0,
    },
    {
      name: 'Redis killed: an edit, until its own instance shows it in both languages',
      figure: inSeconds(shown),
      holds: isSoon(shown),
    },
    {
      name: 'Redis killed: orders through both instances',
      figure: `${orders} of 6 placed`,
      holds: orders === 6,
    },
    {
      name: 'Redis is back: until the other instance shows the edit made meanwhile',
      figure: inSeconds(healed),
      holds: isSoon(healed),
    },
    {
      name: 'Redis is back: the next edit, until the other instance shows it',
      figure: inSeconds(shared),
      holds: isSoon(shared),
    },
    {
      name: 'Lines in the logs about the outage, by instance',
      figure: told.join(' and '),
      holds: told.every((count) => count === 1),
    },
  ];
}
