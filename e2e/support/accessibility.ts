import axe from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';
import { FULL_LAYOUT } from '../../config/document-attributes';

/**
 * What axe finds on a page, by all its default rules: one line for each broken rule. The pages have no frames, so that axe
 * runs once in the page itself; `@axe-core/playwright` also opens a second page to join frames, which takes six times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks the page with axe: no violation may be left. */
export async function expectAccessible(page: Page) {
  // A list that is loading again is dimmed on purpose, for the moment.
  await expect(page.locator('[aria-busy=true]:not([aria-hidden=true] *)')).toHaveCount(0);
  // Sections below the fold are not rendered yet (content-visibility); axe must see them too.
  await page.evaluate((whole) => {
    document.documentElement.setAttribute(whole, '');
    // Until the next frame Chromium may report the styles from before the shop's own.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, FULL_LAYOUT);
  expect.soft(await findViolations(page), page.url()).toEqual([]);
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
