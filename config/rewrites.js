/**
 * Addresses that the API answers, or a file of the brand: pictures made by the seed and by uploads live outside
 * `public/`, which Next only reads at start; what robots and feed readers ask for is written from the same data as
 * the pages. A language before them is dropped.
 */
const rules = (brand) => [
  // Browsers ask for it by name, whatever the page says.
  ['/favicon.ico', `/brands/${brand}/favicon.ico`],
  ['/manifest.webmanifest', `/brands/${brand}/manifest.webmanifest`],
  ['/media/*', '/api/media/*'],
  ['/robots.txt', '/api/robots.txt'],
  ['/sitemap.xml', '/api/sitemap.xml'],
  ['/sitemaps/*', '/api/sitemaps/*'],
  ['/informativos/rss.xml', '/api/informativos/rss.xml'],
];

/**
 * For development. A build gets none: with rewrites Next puts 6 kB (gzip) of matching into every page's first script,
 * so that src/http-server does it instead (ADR 0015).
 */
const nextRewrites = (brand) =>
  rules(brand).map(([source, destination]) => ({
    source: source.replace('*', ':path*'),
    destination: destination.replace('*', ':path*'),
  }));

/**
 * @param {string} brand
 * @param {readonly string[]} locales
 * @returns {(url: string) => string} from the address of a request (path and query) to the one that answers it
 */
function makeRewrite(brand, locales) {
  const exact = new Map(rules(brand).filter(([source]) => !source.endsWith('*')));
  const prefixes = rules(brand)
    .filter(([source]) => source.endsWith('*'))
    .map(([source, destination]) => [source.slice(0, -1), destination.slice(0, -1)]);
  const language = new RegExp(`^/(?:${locales.join('|')})(?=/)`);
  return (url) => {
    const [path, query] = url.split(/(?=\?)/, 2);
    const bare = path.replace(language, '');
    const prefix = prefixes.find(([source]) => bare.startsWith(source));
    const target = exact.get(bare) ?? (prefix && prefix[1] + bare.slice(prefix[0].length));
    return target ? target + (query ?? '') : url;
  };
}

module.exports = { nextRewrites, makeRewrite };
