const LOCALES = ['en', 'pt-BR', 'es', 'ar', 'he'];
const LIMIT_MS = 30_000;
const AT_ONCE = 2;
const PRODUCTS = 12;

async function fetchList(origin, path) {
  const answer = await fetch(`${origin}/api${path}`, { signal: AbortSignal.timeout(10_000) });
  const body = answer.ok ? await answer.json() : [];
  return Array.isArray(body) ? body : (body.items ?? body.results ?? []);
}

/** The addresses most people land on: home in each language, the shop, its categories, its first products. */
async function listPaths(origin, everything) {
  const shown = process.env.NEXT_PUBLIC_DEFAULT_LOCALE || 'en';
  const home = LOCALES.map((locale) => (locale === shown ? '/' : `/${locale}`));
  if (!everything) return home;
  const [categories, products] = await Promise.all([
    fetchList(origin, '/category/'),
    fetchList(origin, '/product/'),
  ]);
  const browse = [
    '/shop',
    ...categories.map(({ slug }) => `/categoria/${slug}`),
    ...products.slice(0, PRODUCTS).map(({ slug }) => `/produtos/${slug}`),
  ];
  const portuguese = shown === 'pt-BR' ? [] : browse.map((path) => `/pt-BR${path}`);
  return [...home, ...browse, ...portuguese];
}

/**
 * Asks for the first pages, so that the first visitor does not wait for them. A page that fails is told, never fatal.
 * @param options.everything false when an earlier run left its pages: then the home pages alone, to load their code
 */
export async function warmPages(origin, { everything }) {
  const until = Date.now() + LIMIT_MS;
  const queue = await listPaths(origin, everything);
  const failed = [];
  const total = queue.length;
  const worker = async () => {
    while (queue.length > 0 && Date.now() < until) {
      const path = queue.shift();
      try {
        const answer = await fetch(origin + path, {
          signal: AbortSignal.timeout(20_000),
          redirect: 'manual',
        });
        await answer.arrayBuffer();
        if (answer.status >= 400) failed.push(`${path}: ${answer.status}`);
      } catch (error) {
        failed.push(`${path}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { warmed: total - queue.length - failed.length, failed };
}
