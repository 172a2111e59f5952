import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';
import { WHOLE } from '../../config/marks';

/** Checks the page with axe: no violation may be left. */
export async function expectAccessible(page: Page) {
  // A list that is loading again is dimmed on purpose, for the moment.
  await expect(page.locator('[aria-busy=true]:not([aria-hidden=true] *)')).toHaveCount(0);
  // Sections below the fold are not rendered yet (content-visibility); axe must see them too.
  await page.evaluate((whole) => {
    document.documentElement.setAttribute(whole, '');
    // Until the next frame Chromium may tell the styles it had before the shop's own came.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, WHOLE);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, page.url()).toEqual([]);
}

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Opens something over the page, looks at it, and closes it unless more is to be done there. */
export async function lookAt(page: Page, opener: Locator, close = true) {
  const open = await page.getByRole('dialog').count();
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  // Colours count where they come to rest.
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  if (!close) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(open);
}
