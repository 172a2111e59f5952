import { expect, type Page } from 'playwright/test';

/** Pages opened from now on have text of twice the size (WCAG 1.4.4), as people with weak eyes set it. */
export const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** What reaches out of the window, and by how much the page scrolls sideways. */
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

/** What is seen stands within the window: nothing asks for scrolling sideways, and nothing is cut off (WCAG 1.4.10). */
export const expectNothingSticksOut = (page: Page) =>
  // What slides in is measured where it comes to rest.
  expect
    .configure({ soft: true })
    .poll(() => findSticking(page), { message: page.url(), timeout: 3_000 })
    .toEqual({ scrolls: 0, sticking: [] });
