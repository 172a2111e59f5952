import { expect, type Page } from 'playwright/test';
import { expectCached, waitForWorker } from './support/offline-cache';
import { test } from './support/over-link';
import { open, SALT } from './support/shop';

const LIST = '/pt-BR/buscar?q=matriz 60';
const PRODUCT = `/pt-BR/produtos/${SALT.slug}`;

interface Line {
  saveData?: boolean;
  effectiveType: string;
  downlink: number;
}
/** What a first visit may cost, prefetch included (docs/performance.md). */
const FIRST_VISIT_BYTES = 330_000;
const GOOD: Line = { effectiveType: '4g', downlink: 10 };

/** Sets what the browser reports about its network, for the page only; the connection itself stays fast. */
const say = (page: Page, line: Line) =>
  page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => Object.assign(new EventTarget(), told),
    });
  }, line);

const card = (page: Page) => page.getByRole('link', { name: SALT.title, exact: true }).first();
/** Data and scripts of pages other than the open one. */
const isAhead = (path: string) =>
  path.startsWith('/_next/data/') || /\/_next\/static\/chunks\/pages\/produtos\//.test(path);

/** Opens the list, looks at it and points at a product. */
async function lookAround(page: Page) {
  await open(page, LIST);
  await expect(card(page)).toBeVisible();
  await card(page).scrollIntoViewIfNeeded();
  // From another element of the page: React then turns the event into an enter event of the link.
  await page.getByRole('heading', { level: 1 }).hover();
  await card(page).hover();
}

test('on a good network what is in sight is fetched ahead', async ({ page, link }) => {
  await say(page, GOOD);
  await lookAround(page);
  // Does not wait for an idle network: the shop renders every page in the viewport, which takes a slow machine a
  // minute.
  await expect.poll(() => link.takeAsked().filter(isAhead)).not.toEqual([]);
});

test('on a good network the products of the first screen are prefetched before anything is touched, and a tap asks for none again', async ({
  page,
  link,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await say(page, GOOD);
  await open(page, '/pt-BR/shop');
  const product = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const name = (await product.textContent()) ?? '';
  const data = `${(await product.getAttribute('href')) ?? ''}.json`;
  let asked: string[] = [];
  await expect
    .poll(() => {
      asked = [...asked, ...link.takeAsked()];
      return asked.some((path) => path.endsWith(data));
    })
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );
  expect(bytes).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
  const loaded: string[] = [];
  // Next asks with HEAD whether the page is still the newest, after it is shown.
  page.on('request', (request) => {
    if (request.method() === 'GET') loaded.push(request.url());
  });
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(loaded.filter((url) => url.endsWith(data))).toEqual([]);
});

for (const [name, line] of [
  ['the data saver of the browser', { ...GOOD, saveData: true }],
  ['a network of 2G', { effectiveType: '2g', downlink: 0.25 }],
  ['a slow network of 3G', { effectiveType: '3g', downlink: 0.4 }],
] as const) {
  test(`with ${name} nothing is fetched ahead, neither in sight nor pointed at`, async ({ page, link }) => {
    await say(page, line);
    await lookAround(page);
    await page.waitForLoadState('networkidle');
    expect(link.takeAsked().filter(isAhead)).toEqual([]);
    await card(page).click();
    await expect(page.getByRole('heading', { level: 1, name: SALT.title, exact: true })).toBeVisible();
  });
}

// The first picture of a full page load is requested before any script can choose a smaller one.
test('with the data saver the pictures of the next page are asked for at a smaller width', async ({
  page,
  browser,
  baseURL,
}) => {
  const widthOf = async (shown: Page, line: Line) => {
    await say(shown, line);
    await open(shown, new URL(LIST, baseURL).href);
    await card(shown).click();
    await expect(shown.getByRole('heading', { level: 1, name: SALT.title, exact: true })).toBeVisible();
    const picture = shown.getByRole('main').locator('img[fetchpriority=high]:not([hidden] *)').first();
    const width = () =>
      picture.evaluate((image: HTMLImageElement) => Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? 0));
    await expect.poll(width).toBeGreaterThan(0);
    return width();
  };
  const other = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const usual = await widthOf(other, GOOD);
  await other.close();
  expect(await widthOf(page, { ...GOOD, saveData: true })).toBeLessThan(usual);
});

test('with the data saver the worker fetches no page a second time', async ({ page, link }) => {
  await say(page, { ...GOOD, saveData: true });
  await open(page, '/pt-BR');
  await waitForWorker(page);
  await open(page, LIST);
  link.takeAsked();
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SALT.title, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A full page load is the visit itself, and is cached.
  await open(page, '/pt-BR/shop');
  await expectCached(page, '/pt-BR/shop');
  expect(link.takeAsked()).not.toContain(PRODUCT);
});

test('a page is the same with and without Save-Data, so that all may share one copy', async ({ request }) => {
  await request.get(PRODUCT);
  // The page may be rendered again between the two.
  await expect(async () => {
    const usual = await request.get(PRODUCT);
    const spared = await request.get(PRODUCT, {
      headers: { 'Save-Data': 'on', ECT: '2g', Downlink: '0.2' },
    });
    expect(await spared.text()).toBe(await usual.text());
    expect(spared.headers().etag).toBe(usual.headers().etag);
    for (const answer of [usual, spared]) {
      expect(answer.headers().vary ?? '').not.toMatch(/save-data|ect|downlink/i);
      expect(answer.headers()['accept-ch']).toBeUndefined();
    }
  }).toPass({ timeout: 30_000 });
});

test('the shop has a switch of its own, stored on the device', { tag: '@phone' }, async ({ page, link }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await say(page, GOOD);
  await open(page, '/pt-BR');
  const flip = async () => {
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.getByRole('checkbox', { name: 'Economizar dados' }).click();
  };
  await flip();
  await expect(page.getByRole('checkbox', { name: 'Economizar dados' })).toBeChecked();
  await open(page, LIST);
  link.takeAsked();
  await lookAround(page);
  expect(link.takeAsked().filter(isAhead)).toEqual([]);
  await flip();
  await expect(page.getByRole('checkbox', { name: 'Economizar dados' })).not.toBeChecked();
  // Counted from the switch on: what the open page prefetches at once, the next one finds on the device.
  await lookAround(page);
  await expect.poll(() => link.takeAsked().filter(isAhead)).not.toEqual([]);
});
