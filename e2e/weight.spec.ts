import { get } from 'node:http';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { BYTE_BUDGETS } from '../bench/speed/budgets';
import { KINDS, type Kind } from '../bench/speed/page-kinds';
import { MARK } from '../config/tuning/compiled-ahead';
import { test } from './support/test';

/** Bytes of a body as they travel to a current browser. */
const weigh = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

async function findPath(request: APIRequestContext, kind: Kind) {
  if (kind !== 'product') return kind === 'home' ? '/pt-BR' : '/pt-BR/shop';
  const list: unknown = await (await request.get('/api/product/')).json();
  return `/pt-BR/produtos/${(list as { items: { slug: string }[] }).items[0]?.slug ?? ''}`;
}

const hrefsOf = (html: string, mark: RegExp) =>
  (html.match(/<link [^>]*>/g) ?? [])
    .filter((link) => mark.test(link))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');

test.describe('what a first visit costs', () => {
  for (const kind of KINDS) {
    test(`keeps document, styles and font of the ${kind} page within their budgets`, async ({
      request,
      baseURL,
    }) => {
      test.slow();
      const budget = BYTE_BUDGETS[kind];
      const path = await findPath(request, kind);
      const html = await (await request.get(path)).text();
      const styles = hrefsOf(html, /rel="stylesheet"/);
      const fonts = hrefsOf(html, /as="font"/);
      expect(fonts).toHaveLength(1);
      const sum = async (addresses: string[]) =>
        (await Promise.all(addresses.map((address) => weigh(`${baseURL}${address}`)))).reduce(
          (total, bytes) => total + bytes,
          0,
        );
      expect(await sum(styles)).toBeLessThanOrEqual(budget.stylesheet * 1000);
      expect(await sum(fonts)).toBeLessThanOrEqual(budget.font * 1000);
      // A page with many visitors is compressed better in the background.
      await expect
        .poll(() => weigh(`${baseURL}${path}`), { timeout: 120_000 })
        .toBeLessThanOrEqual(budget.document * 1000);
    });
  }

  test('lets Chromium compile the first scripts while they arrive', async ({ request }) => {
    const html = await (await request.get('/pt-BR')).text();
    const scripts = hrefsOf(html, /as="script"/).filter((address) =>
      /chunks\/(main|framework|pages)/.test(address),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const address of scripts) expect(await (await request.get(address)).text()).toContain(`${MARK}\n`);
  });

  test('shows the headings in a font of the same measures until theirs is there', async ({ request }) => {
    const [style = ''] = hrefsOf(await (await request.get('/pt-BR')).text(), /rel="stylesheet"/);
    const css = await (await request.get(style)).text();
    expect(css).toMatch(/@font-face\{[^}]*font-display:swap/);
    expect(css).toMatch(/@font-face\{[^}]*size-adjust:[\d.]+%/);
  });
});

/** Faults of the pictures of a page, one line each; all of them are loaded first. */
const findFaults = (page: Page) =>
  page.evaluate(async () => {
    // The place of a picture may be as high as the words beside it.
    await document.fonts.ready;
    const offerOf = (img: HTMLImageElement) => img.parentElement?.querySelector('source')?.srcset ?? '';
    const pictures = [...document.querySelectorAll('img')].filter((img) => offerOf(img).includes('/media/'));
    const faults: string[] = [];
    for (const img of pictures) {
      const { top, width, height } = img.getBoundingClientRect();
      const name = img.currentSrc || offerOf(img).split(' ')[0];
      if (!img.getAttribute('width') || !img.getAttribute('height')) faults.push(`${name} keeps no place`);
      if (top > innerHeight && img.loading !== 'lazy') faults.push(`${name} does not wait`);
      img.loading = 'eager';
      await img.decode().catch(() => undefined);
      if (width === 0) continue;
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
      const covers = getComputedStyle(img).objectFit === 'cover';
      const needed = (covers ? Math.max(width, height * ratio) : width) * devicePixelRatio;
      const offered = [...offerOf(img).matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
      const chosen = Number(/-(\d+)\.\w+$/.exec(img.currentSrc)?.[1]);
      const enough = offered.find((candidate) => candidate >= needed);
      // A browser shows a larger file that is loaded already rather than load a smaller one.
      const isThere = pictures.some((other) => other !== img && other.currentSrc === img.currentSrc);
      if (enough && chosen > enough && !isThere)
        faults.push(`${img.currentSrc} for ${Math.round(needed)} pixels`);
      if (chosen < needed * 0.75 && chosen < Math.max(...offered))
        faults.push(`${img.currentSrc} is blurred: ${Math.round(needed)} pixels`);
    }
    const first = document.querySelectorAll('img[fetchpriority="high"]').length;
    if (first < 1 || first > 2) faults.push(`${first} pictures come first`);
    return faults;
  });

test.describe('pictures', () => {
  for (const kind of KINDS) {
    for (const width of [360, 768, 1280]) {
      test(`of the ${kind} page fit their places at ${width} points and two pixels a point`, async ({
        browser,
        request,
      }) => {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          deviceScaleFactor: 2,
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.goto(await findPath(request, kind));
        expect(await findFaults(page)).toEqual([]);
        await context.close();
      });
    }
  }
});
