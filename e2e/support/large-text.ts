import { expect, type Page } from 'playwright/test';

/** The smallest phone that must do (WCAG 1.4.10). */
const SMALL_PHONE = { width: 320, height: 780 };

/** What is far down is laid out as well: a list may defer it (`content-visibility`). */
const LARGE_TEXT = 'html { font-size: 200% !important } * { content-visibility: visible !important }';

/** Pages opened from now on have text of twice the size (WCAG 1.4.4), as visitors with low vision set it. */
export const doubleText = (page: Page) =>
  page.addInitScript((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, LARGE_TEXT);

/** Elements outside of the window, text that a box cuts off, and the width of horizontal scrolling. */
const findSticking = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const boxesOf = function* (element: Element) {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) yield box;
    };
    const overflows = (box: Element, ...values: string[]) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return values.includes(overflowX) || values.includes(overflowY);
    };
    /** Lists and tables that scroll by themselves may be wide. */
    const scrolls = (box: Element) => overflows(box, 'auto', 'scroll');
    /** Texts that end in an ellipsis are shortened on purpose. */
    const isShortened = (box: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const innermostOf = (elements: Element[]) =>
      elements
        .filter((element) => !elements.some((other) => element.contains(other) && other !== element))
        .map((element) => element.outerHTML.slice(0, 200));

    const all = [...document.body.querySelectorAll('*')];
    const sticking = all.filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isOut = own > 1 && height > 1 && (left < -0.5 || right > width + 0.5);
      const isBoxed = () =>
        [...boxesOf(element)].some((box) => scrolls(box) || overflows(box, 'hidden', 'clip'));
      return isOut && isVisible(element) && !isBoxed();
    });

    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const inner = text.getBoundingClientRect();
      for (const box of [element, ...boxesOf(element)]) {
        if (scrolls(box) || isShortened(box)) return false;
        const outer = box.getBoundingClientRect();
        // Text for screen readers alone stands in a box of one pixel.
        if (outer.width <= 1 || outer.height <= 1) return false;
        if (!overflows(box, 'hidden', 'clip')) continue;
        if (inner.left < outer.left - 1 || inner.right > outer.right + 1) return true;
        // Letters are taller than their line.
        if (inner.top < outer.top - 4 || inner.bottom > outer.bottom + 4) return true;
      }
      return false;
    };
    const cut = all.filter((element) => hasText(element) && isVisible(element) && isCut(element));
    return {
      scrolls: Math.max(0, scrollWidth - width),
      sticking: innermostOf(sticking),
      cut: innermostOf(cut),
    };
  });

/** Everything visible is inside the window: no horizontal scrolling, and nothing is cut off (WCAG 1.4.10). */
export const expectNothingSticksOut = (page: Page) =>
  // Elements that slide in are measured in their final position.
  expect
    .configure({ soft: true })
    .poll(() => findSticking(page), { message: page.url() })
    .toEqual({ scrolls: 0, sticking: [], cut: [] });

/** The open page fits a small phone with text of twice the size; afterwards it is as wide as before. */
export async function expectLargeTextFits(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, LARGE_TEXT);
  await expectNothingSticksOut(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  if (before) await page.setViewportSize(before);
}
