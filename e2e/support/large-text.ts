import { expect, type Page } from 'playwright/test';

/** The smallest phone that must do (WCAG 1.4.10). */
const SMALL_PHONE = { width: 320, height: 780 };

/** Pages opened from now on have text of twice the size (WCAG 1.4.4), as visitors with low vision set it. */
export const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Elements outside of the window, and the width of horizontal scrolling. */
const findSticking = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    /** Lists and tables that scroll by themselves may be wide. */
    const scrollsByItself = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const sticking = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isOut = own > 1 && height > 1 && (left < -0.5 || right > width + 0.5);
      return isOut && element.checkVisibility({ visibilityProperty: true }) && !scrollsByItself(element);
    });
    const innermost = sticking.filter(
      (element) => !sticking.some((other) => element.contains(other) && other !== element),
    );
    return {
      scrolls: Math.max(0, scrollWidth - width),
      sticking: innermost.map((element) => element.outerHTML.slice(0, 200)),
    };
  });

/** Everything visible is inside the window: no horizontal scrolling, and nothing is cut off (WCAG 1.4.10). */
export const expectNothingSticksOut = (page: Page) =>
  // Elements that slide in are measured in their final position.
  expect
    .configure({ soft: true })
    .poll(() => findSticking(page), { message: page.url(), timeout: 3_000 })
    .toEqual({ scrolls: 0, sticking: [] });

/** The open page fits a small phone with text of twice the size; afterwards it is as wide as before. */
export async function expectLargeTextFits(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectNothingSticksOut(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  if (before) await page.setViewportSize(before);
}
