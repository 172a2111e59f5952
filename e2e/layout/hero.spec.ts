import { expect } from 'playwright/test';
import { open } from '../support/shop';
import { test } from '../support/test';

for (const locale of ['pt-BR', 'ar'])
  for (const width of [320, 360, 768])
    test(`no word of the hero is over its picture at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `/${locale}`);
      const hero = page.getByRole('main').locator('section').first();
      const picture = await hero.locator('img').boundingBox();
      expect(picture?.height).toBeGreaterThan(150);
      const words = hero.locator('h1, p, a, li');
      expect(await words.count()).toBeGreaterThan(3);
      for (const word of await words.all()) {
        const box = await word.boundingBox();
        if (box && picture) expect(box.y + box.height).toBeLessThanOrEqual(picture.y);
      }
    });
