import { expect, type Locator, type Page } from 'playwright/test';

/** More tab stops than any page of the shop has. */
const MAX_STOPS = 250;

/** Tab by Tab until the control has the focus. A control that Tab does not reach fails here. */
export async function tabTo(page: Page, control: Locator) {
  // Beside the page of another person, Firefox presses no button by Enter in the one that is behind.
  await page.bringToFront();
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control.toString()}`);
}

/** Reaches a field by Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Reaches a control by Tab and presses a key on it: Enter for links and buttons, Space for boxes and radios. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
