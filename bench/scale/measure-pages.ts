import { LOCALES } from '@config/locales';
import { makeRandom } from '../search/make-catalogue';
import { inShort } from '../short';

/** Milliseconds that a visitor waits: half of the calls took no longer, and 95 of 100. */
export interface Waits {
  p50: number;
  p95: number;
  calls: number;
}

export interface PageTimes {
  /** Product pages requested for the first time, and the same ones again. */
  productCold: Waits;
  productCached: Waits;
  categoryCold: Waits;
  categoryCached: Waits;
  /** Made for each request. */
  searchPage: Waits;
  /** A list as the browser asks for it. */
  listAnswer: Waits;
  /** The index and its first part, rendered again. */
  sitemapMs: number;
  sitemapParts: number;
}

const PRODUCTS = inShort(4, 40);
const CATEGORIES = inShort(1, Infinity);
const AGAIN = inShort(1, 5);
const SEARCHES = ['boi', 'sal mineral', 'rasao', 'equinos', 'linimeno', 'florfenicol'];
const LISTS = ['', '?categoria=equinos', '?ordem=menor-preco', '?precoMin=50&precoMax=60', '?pagina=50'];

function waitsOf(times: readonly number[]): Waits {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), calls: sorted.length };
}

/** @throws on any answer but 200: what fails is not fast */
async function ask(url: string): Promise<{ ms: number; text: string }> {
  const started = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return { ms: performance.now() - started, text };
}

async function askAll(urls: readonly string[], times = 1): Promise<Waits> {
  const waited: number[] = [];
  for (let round = 0; round < times; round += 1) for (const url of urls) waited.push((await ask(url)).ms);
  return waitsOf(waited);
}

async function listCategories(origin: string): Promise<string[]> {
  const { text } = await ask(`${origin}/api/category/`);
  return [...text.matchAll(/"slug":"([^"]+)"/g)].map(([, slug = '']) => slug);
}

/** Asks for one page after the other, first of every kind once unmeasured, so that its code is loaded. */
export async function measurePages(origin: string, size: number): Promise<PageTimes> {
  const random = makeRandom(7);
  const numbers = new Set<number>();
  while (numbers.size < Math.min(PRODUCTS, size - 1)) numbers.add(1 + Math.floor(random() * (size - 1)));
  const products = [...numbers].map((number) => `${origin}/pt-BR/produtos/produto-${number}`);
  const slugs = await listCategories(origin);
  const [warm, ...cold] = slugs
    .slice(0, CATEGORIES)
    .flatMap((slug) => LOCALES.map((locale) => `${origin}/${locale}/categoria/${slug}`));
  const searches = SEARCHES.map((words) => `${origin}/pt-BR/buscar?q=${encodeURIComponent(words)}`);
  const lists = LISTS.map((query) => `${origin}/api/product/${query}`);
  await askAll([`${origin}/pt-BR/produtos/produto-0`, ...(warm ? [warm] : []), ...searches, ...lists]);
  const index = await ask(`${origin}/sitemap.xml`);
  const parts = [...index.text.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const part = parts[0] ? (await ask(origin + parts[0])).ms : 0;
  return {
    sitemapMs: index.ms + part,
    sitemapParts: parts.length,
    productCold: await askAll(products),
    productCached: await askAll(products, AGAIN),
    categoryCold: await askAll(cold),
    categoryCached: await askAll(cold, AGAIN),
    searchPage: await askAll(searches, AGAIN),
    listAnswer: await askAll(lists, AGAIN),
  };
}
