import { expect, type Page } from 'playwright/test';
import { open } from '../support/shop';
import { test } from '../support/test';

/** The estimate of a section is for all that it may hold; that of a card is for one thing. */
const CARD_TOLERANCE = 0.25;
const SECTION_TOLERANCE = 0.5;

/** What stands below the fold, with its real height and the one that is estimated until it is laid out, in px. */
const estimates = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
    return [...document.querySelectorAll('.below-fold')].map((part) => {
      const { paddingTop, paddingBottom, ...style } = getComputedStyle(part);
      const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
      return {
        name: `${part.tagName} ${part.querySelector('h2, h3')?.textContent}`,
        isCard: part.tagName === 'LI',
        height: part.getBoundingClientRect().height,
        estimate: padding + parseFloat(style.containIntrinsicBlockSize.replace('auto ', '')),
      };
    });
  });

// A page moves under the finger where an estimate is far from the truth: a press after scrolling hits something else.
for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`what is below the fold is about as high as it was estimated, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [
      '/pt-BR',
      '/pt-BR/shop',
      '/pt-BR/produtos/matriz-60',
      '/pt-BR/produtos/passo-leve-linimento',
      '/ar/shop',
    ]) {
      await open(page, path);
      const parts = await estimates(page);
      expect(parts.length, path).toBeGreaterThan(0);
      for (const { name, isCard, height: real, estimate } of parts) {
        const tolerance = isCard ? CARD_TOLERANCE : SECTION_TOLERANCE;
        expect.soft(Math.abs(estimate - real) / real, `${path}: ${name}`).toBeLessThan(tolerance);
      }
    }
  });
}

// A fast scroll and a picture of the whole page show the page, and no blank part.
test('an idle page is laid out to its end, without a scroll', async ({ page }) => {
  for (const path of ['/pt-BR', '/pt-BR/shop', '/pt-BR/produtos/matriz-60']) {
    await open(page, path);
    const parts = page.locator('.below-fold');
    await expect
      .poll(() =>
        parts.evaluateAll((all) =>
          all.every((part) => getComputedStyle(part).contentVisibility === 'visible'),
        ),
      )
      .toBe(true);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const idle = await height();
    await page.evaluate(() => (document.documentElement.dataset.whole = ''));
    expect(Math.abs((await height()) - idle), path).toBeLessThanOrEqual(1);
  }
});
