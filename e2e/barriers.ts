import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { WHOLE } from '../config/marks';

/** What stands in the way of people who do not see, point or hear, by axe: none may be left. */
export async function expectNoBarriers(page: Page) {
  // What is being asked anew is dimmed on purpose, for the moment.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
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
