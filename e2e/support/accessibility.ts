import axe from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';
import { FULL_LAYOUT } from '../../config/document/document-attributes';

declare global {
  interface Window {
    /** Its script sets it. */
    axe: typeof axe;
  }
}

/**
 * What axe finds on a page, by all its default rules: for each broken rule its places, and what axe says of each. The
 * pages have no frames, so that axe runs once in the page itself; `@axe-core/playwright` also opens a second page to join
 * frames, which takes six times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, target, any }) =>
      [html, target.join(' '), ...any.map(({ message }) => message)].join(' | '),
    );
    return `${id}: ${places.join('\n')}`;
  });
}

/** Checks the page with axe: no violation may be left. */
export async function expectAccessible(page: Page) {
  // A list that is loading again is dimmed on purpose, for the moment.
  await expect(page.locator('[aria-busy=true]:not([aria-hidden=true] *)')).toHaveCount(0);
  // Sections below the fold are not rendered yet (content-visibility); axe must see them too.
  await page.evaluate(async (whole) => {
    document.documentElement.setAttribute(whole, '');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Until the next frame Chromium may report the styles from before the shop's own.
    await frame();
    await frame();
    // axe reads the places of things once and the places of text later: a font or a movement between them misleads it.
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    );
    await frame();
  }, FULL_LAYOUT);
  // On a busy machine it may do so for longer: what is found must be found again.
  const isFound = (await findViolations(page)).length > 0;
  expect.soft(isFound ? await findViolations(page) : [], page.url()).toEqual([]);
}

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Opens an overlay, checks it, and closes it unless more is to be done there. */
export async function lookAt(page: Page, opener: Locator, close = true) {
  const open = await page.getByRole('dialog').count();
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  // Colours are checked after their transition.
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  if (!close) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(open);
}
