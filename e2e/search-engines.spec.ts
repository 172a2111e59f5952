import { HtmlValidate } from 'html-validate';
import { expect } from 'playwright/test';
import { LOCALES } from '../config/locales';
import { expectAccessible } from './support/accessibility';
import * as facts from './support/search-engine-facts';
import { fetchLocations, fetchPage, localPath, type RobotPage } from './support/search-engine-pages';
import { open } from './support/shop';
import { listenToConsole } from './support/console';
import { test } from './support/test';

const PRODUCT = '/pt-BR/produtos/pasto-forte-seca-ureia';
const ARTICLE = '/pt-BR/informativos/tamanho-do-cocho';
const LISTS = ['/pt-BR/shop', '/pt-BR/categoria/bovinos-de-corte', '/pt-BR/collections/seca'];

const factOf = (page: RobotPage, type: string) => page.facts.find((fact) => fact['@type'] === type);

/** The recommended rules of html-validate; each exception says why. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `charSet`, `<br/>` and `async=""`, which is valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // `useId` begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The brand's colours and a picture's own colour are data, not style; the policy for styles allows them.
    'no-inline-style': 'off',
    // ARIA lets every list have a name; the rule allows it for landmarks only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Several values of one filter are boxes of one name, which HTML allows.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // This class holds a telephone number on one line.
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    // The headline of an article is the writer's; a result page cuts it.
    'long-title': 'off',
  },
});

test.describe('a robot without script', () => {
  for (const path of [
    '/pt-BR',
    ...LISTS,
    PRODUCT,
    '/pt-BR/buscar?q=sal',
    ARTICLE,
    '/pt-BR/perguntas-frequentes',
  ]) {
    test(`gets valid HTML from ${path}`, async ({ request }) => {
      const page = await fetchPage(request, path);
      const report = await html.validateString(page.html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
      );
      expect(faults).toEqual([]);
    });
  }

  for (const path of LISTS) {
    test(`finds title, heading, prices and products in ${path}`, async ({ request }) => {
      const page = await fetchPage(request, path);
      expect(page.title).toContain(page.heading);
      expect(page.html).toMatch(/R\$(\s|&nbsp;|\u00a0)\d/);
      const links = new Set(page.html.match(/href="\/pt-BR\/produtos\/[a-z0-9-]+"/g));
      expect(links.size).toBeGreaterThan(2);
      const list = facts.ItemList.parse(factOf(page, 'ItemList'));
      expect(list.itemListElement.length).toBe(links.size);
      facts.Breadcrumbs.parse(factOf(page, 'BreadcrumbList'));
    });
  }

  test('finds title, heading and price of a product, and its facts say the same', async ({ request }) => {
    const page = await fetchPage(request, PRODUCT);
    const product = facts.Product.parse(factOf(page, 'Product'));
    expect(page.heading).toBe(product.name);
    expect(page.title).toContain(product.name);
    const [offer] = [product.offers ?? []].flat();
    expect(page.html).toContain(offer?.price.replace('.', ','));
    expect(facts.Breadcrumbs.parse(factOf(page, 'BreadcrumbList')).itemListElement.at(-1)?.item).toBe(
      page.canonical,
    );
  });

  test('finds facts that are complete on every product', async ({ request }) => {
    test.slow();
    const [, ...parts] = await fetchLocations(request, '/sitemap.xml');
    const products = parts.filter((part) => part.includes('/products-'));
    const addresses = (await fetchLocations(request, localPath(products[0] ?? ''))).filter((address) =>
      address.includes('/pt-BR/'),
    );
    const titles = new Set<string>();
    for (const address of addresses) {
      const page = await fetchPage(request, localPath(address));
      const fact = factOf(page, 'Product');
      // Google refuses a product without an offer or a review: one that is sold by a talk alone has no such facts.
      if (fact === undefined) expect.soft(page.html, address).not.toContain('data-buy-bar=""');
      else expect.soft(facts.Product.safeParse(fact).error?.message, address).toBeUndefined();
      expect.soft(page.canonical).toBe(address);
      expect.soft(page.meta('og:image'), address).toMatch(/\/media\/social-[a-z0-9-]+-1200\.jpg$/);
      titles.add(page.title);
    }
    expect(titles.size).toBe(addresses.length);
  });

  test('finds who runs the shop, its articles and its answers', async ({ request }) => {
    const home = await fetchPage(request, '/pt-BR');
    facts.Store.parse(factOf(home, 'OnlineStore'));
    facts.Website.parse(factOf(home, 'WebSite'));
    const article = await fetchPage(request, ARTICLE);
    expect(facts.Article.parse(factOf(article, 'Article')).headline).toBe(article.heading);
    expect(article.meta('og:type')).toBe('article');
    facts.Faq.parse(factOf(await fetchPage(request, '/pt-BR/perguntas-frequentes'), 'FAQPage'));
  });

  test('is shown a picture that is there and has the size the page says', async ({ request }) => {
    for (const path of ['/pt-BR', PRODUCT, ARTICLE, '/pt-BR/contato']) {
      const page = await fetchPage(request, path);
      const answer = await request.get(localPath(page.meta('og:image') ?? ''));
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|webp)$/);
      expect((await answer.body()).length).toBeLessThan(300_000);
    }
  });
});

test.describe('addresses', () => {
  test('of a page in five languages name each other', async ({ request }) => {
    for (const path of ['/pt-BR', '/pt-BR/shop', PRODUCT, ARTICLE]) {
      const page = await fetchPage(request, path);
      expect([...page.alternates.keys()].sort()).toEqual([...LOCALES, 'x-default'].sort());
      for (const [language, address] of page.alternates) {
        const other = await fetchPage(request, localPath(address));
        expect(other.canonical, address).toBe(address);
        expect(Object.fromEntries(other.alternates)).toEqual(Object.fromEntries(page.alternates));
        if (language !== 'x-default') {
          const direction = ['ar', 'he'].includes(language) ? 'rtl' : 'ltr';
          expect(other.html).toContain(`<html lang="${language}" dir="${direction}"`);
        }
      }
    }
  });

  test('of the sitemap answer, are canonical and may be indexed', async ({ request }) => {
    test.slow();
    const parts = await fetchLocations(request, '/sitemap.xml');
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const addresses = await fetchLocations(request, localPath(part));
      expect(addresses.length, part).toBeLessThanOrEqual(5_000);
      expect(new Set(addresses).size, part).toBe(addresses.length);
      // Every seventh page: all kinds of pages and all languages are covered, without rendering the whole shop.
      for (const address of addresses.filter((_, index) => index % 7 === 0)) {
        const page = await fetchPage(request, localPath(address));
        expect.soft(page.canonical, part).toBe(address);
        expect.soft(page.meta('robots'), address).toBe('max-image-preview:large');
      }
    }
  });

  test('that are not to be indexed are not in the sitemap and say so themselves', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
    for (const path of ['/minha-conta', '/dashboard', '/finalizar_compra', '/resumo-do-pedido', '/api/']) {
      expect(robots).toMatch(new RegExp(`^Disallow: ${path}$`, 'm'));
    }
    const search = await fetchPage(request, '/pt-BR/buscar?q=sal');
    expect(search.meta('robots')).toBe('noindex');
    expect(search.canonical).toBeNull();
  });

  test('of robots and feeds are not sent to a language', async ({ request }) => {
    const headers = { 'Accept-Language': 'pt-BR' };
    for (const path of ['/robots.txt', '/sitemap.xml', '/informativos/rss.xml']) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control']).toContain('s-maxage');
    }
  });
});

test('the feed of the news is well-formed, and its links answer', async ({ page, request }) => {
  const news = await fetchPage(request, '/pt-BR/informativos');
  const address = /type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(news.html)?.[1] ?? '';
  const text = await (await request.get(localPath(address))).text();
  await page.goto('/pt-BR/informativos');
  const links = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    if (feed.querySelector('parsererror')) return [];
    return [...feed.querySelectorAll('item > link')].map((link) => link.textContent);
  }, text);
  expect(links.length).toBeGreaterThan(5);
  await fetchPage(request, localPath(links[0] ?? ''));
});

for (const path of [...LISTS, PRODUCT]) {
  test(`${path} is accessible, and its structured data survives hydration`, async ({ page }) => {
    test.slow();
    const words = listenToConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expectAccessible(page);
    // The policy for scripts does not apply to data blocks, and React does not change them.
    const data = page.locator('script[type="application/ld+json"]');
    expect((await data.allTextContents()).every((json) => json.startsWith('{"@context"'))).toBe(true);
    expect(words).toEqual([]);
  });
}
