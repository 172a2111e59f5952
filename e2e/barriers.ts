import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';
import { WHOLE } from '../config/marks';

/** What stands in the way of people who do not see, point or hear, by axe: none may be left. */
export async function expectNoBarriers(page: Page) {
  // What is being asked anew is dimmed on purpose, for the moment.
  await expect(page.locator('[aria-busy=true]:not([aria-hidden=true] *)')).toHaveCount(0);
  // What is far down is neither styled nor laid out yet; axe must see all of it.
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
  await expectNoBarriers(page);
  if (!close) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(open);
}
