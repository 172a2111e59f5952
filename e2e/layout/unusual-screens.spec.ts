import { expect, type Page } from 'playwright/test';
import { addToCart, open, SALT } from '../support/shop';
import { test } from '../support/test';

const PAGES = ['/', '/shop', `/produtos/${SALT.slug}`, '/resumo-do-pedido', '/definir-entrega'];
const FOLDABLE = { width: 280, height: 653 };
const LOW = [
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a phone with its keyboard open', width: 360, height: 380 },
  { name: 'a laptop at 400 %', width: 320, height: 256 },
];
/** Of the height of the screen, at least this much belongs to the page. */
const LEAST_FREE = 0.6;

/** The share of the screen's height, after some scrolling, that no bar covers. */
const freeShare = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isOfBar = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isOfBar(element.parentElement));
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(20, y));
    return lines.filter((element) => !isOfBar(element)).length / lines.length;
  });

test('nothing is wider than the outer screen of a foldable', async ({ page }) => {
  await page.setViewportSize(FOLDABLE);
  await addToCart(page);
  for (const locale of ['pt-BR', 'ar'])
    for (const path of PAGES) {
      await open(page, `/${locale}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${locale}${path}`).toBeLessThanOrEqual(FOLDABLE.width);
    }
});

for (const { name, ...size } of LOW)
  test(`bars leave most of the screen to the page: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await addToCart(page);
    for (const path of PAGES) {
      await open(page, `/pt-BR${path}`);
      expect(await freeShare(page), path).toBeGreaterThanOrEqual(LEAST_FREE);
    }
  });

test('where the system chooses the colours, the chosen pack and the button to buy have a frame', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, `/pt-BR/produtos/${SALT.slug}`);
  const packs = page.getByRole('group', { name: 'Embalagem' }).locator('label');
  await expect(packs).not.toHaveCount(0);
  const frames = await packs.evaluateAll((labels) =>
    labels.map((label) => [
      label.querySelector('input')?.checked,
      getComputedStyle(label).outlineStyle === 'solid',
    ]),
  );
  expect(frames.filter(([isChosen, isFramed]) => isChosen !== isFramed)).toEqual([]);
  const buy = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  await expect(buy).toHaveCSS('border-top-width', '1px');
});
