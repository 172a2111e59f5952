import pLimit from 'p-limit';
import { z } from 'zod';

const LIMIT_MS = 30_000;
const CONCURRENCY = 2;
const PRODUCTS = 12;

const Items = z.array(z.object({ slug: z.string() }));
const List = z.union([
  Items,
  z.object({ items: Items }).transform(({ items }) => items),
  z.object({ results: Items }).transform(({ results }) => results),
]);

async function fetchSlugs(origin: string, path: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api${path}`, { signal: AbortSignal.timeout(10_000) });
  const list = List.safeParse(answer.ok ? await answer.json() : []);
  return list.success ? list.data.map(({ slug }) => slug) : [];
}

interface WarmUp {
  locales: readonly string[];
  /** Whose addresses carry no language. */
  defaultLocale: string;
  /** False when an earlier run left its pages: then the home pages alone, to load their code. */
  everything: boolean;
}

/** The addresses most people land on: home in each language, the shop, its categories, its first products. */
async function listPaths(origin: string, { locales, defaultLocale, everything }: WarmUp): Promise<string[]> {
  const home = locales.map((locale) => (locale === defaultLocale ? '/' : `/${locale}`));
  if (!everything) return home;
  const [categories, products] = await Promise.all([
    fetchSlugs(origin, '/category/'),
    fetchSlugs(origin, '/product/'),
  ]);
  const browse = [
    '/shop',
    ...categories.map((slug) => `/categoria/${slug}`),
    ...products.slice(0, PRODUCTS).map((slug) => `/produtos/${slug}`),
  ];
  const portuguese = defaultLocale === 'pt-BR' ? [] : browse.map((path) => `/pt-BR${path}`);
  return [...home, ...browse, ...portuguese];
}

/** @returns why a page could not be fetched, or null */
async function fetchPage(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status >= 400 ? String(answer.status) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Asks for the first pages, so that the first visitor does not wait for them. A page that fails is told, never fatal;
 * what is left after half a minute is left to visitors.
 */
export async function warmUp(origin: string, options: WarmUp): Promise<{ warmed: number; failed: string[] }> {
  const until = Date.now() + LIMIT_MS;
  const failed: string[] = [];
  let warmed = 0;
  await pLimit(CONCURRENCY).map(await listPaths(origin, options), async (path) => {
    if (Date.now() >= until) return;
    const fault = await fetchPage(origin + path);
    if (fault === null) warmed += 1;
    else failed.push(`${path}: ${fault}`);
  });
  return { warmed, failed };
}
