import { expect, type Locator, type Page } from 'playwright/test';
import { addToCart, open, SALT, searchField } from '../support/shop';
import { test } from '../support/test';

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];
/** Screens of each page that are looked at. */
const SCREENS = 8;

/** The button comes with the first interaction. */
async function openWithButton(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Shift');
  await expect(page.locator('aside[data-place]')).toBeAttached();
}

/**
 * Scrolls down and waits until the page stands still: the controls and prices that the button lies over, at their middle
 * or an edge, and how often it was shown.
 */
const scrollUnderButton = (page: Page, screens: number) =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = () => document.querySelector<HTMLElement>('aside[data-place]');
    const isPrice = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('R$'));
    const covered: string[] = [];
    let shown = 0;
    const look = () => {
      const found: string[] = [];
      const aside = button();
      for (const element of document.body.querySelectorAll('*')) {
        if (!element.matches('a, button, input, select, textarea, summary, .num') && !isPrice(element))
          continue;
        if (!aside || aside.contains(element) || !element.checkVisibility()) continue;
        const { left, right, top: high, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (high + bottom) / 2];
        const points = [
          [x, y],
          [left + 2, y],
          [right - 2, y],
          [x, high + 2],
          [x, bottom - 2],
        ] as const;
        for (const point of points)
          if (aside.contains(document.elementFromPoint(...point)))
            found.push(
              `${element.outerHTML.slice(0, 120)} at ${point.join(', ')}, scrolled to ${window.scrollY}`,
            );
      }
      return found;
    };
    for (let top = 0; top < most * window.innerHeight; top += window.innerHeight / 2.5) {
      window.scrollTo({ top, behavior: 'instant' });
      // The button finds its place some frames after the page was scrolled: four of the same place are taken for it.
      for (let still = 0, last = ''; still < 4;) {
        await frame();
        const place = button()?.dataset.place ?? '';
        still = place === last && place !== 'moving' ? still + 1 : 0;
        last = place;
      }
      const aside = button();
      if (aside?.dataset.place === 'free' && aside.checkVisibility()) shown += 1;
      // What comes late is noticed by a timer: only what stays covered counts.
      let found = look();
      for (const began = performance.now(); found.length > 0 && performance.now() - began < 5_000;) {
        await frame();
        found = look();
      }
      covered.push(...found);
      if (top > document.documentElement.scrollHeight - window.innerHeight) break;
    }
    return { covered, shown };
  }, screens);

for (const locale of ['pt-BR', 'ar']) {
  for (const viewport of WINDOWS) {
    test(`the WhatsApp button never lies over a control or a price at ${viewport.width} px in ${locale}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      await addToCart(page);
      for (const path of ['/shop', `/produtos/${SALT.slug}`, '/resumo-do-pedido']) {
        await openWithButton(page, `/${locale}${path}`);
        expect((await scrollUnderButton(page, SCREENS)).covered).toEqual([]);
      }
      await openWithButton(page, `/${locale}`);
      const home = await scrollUnderButton(page, SCREENS);
      expect(home.covered).toEqual([]);
      expect(home.shown).toBeGreaterThan(0);
    });
  }
}

test('the WhatsApp button gives way to the question on a product’s own page', async ({ page }) => {
  await openWithButton(page, `/pt-BR/produtos/${SALT.slug}`);
  await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toBeVisible();
  await expect(page.locator('aside[data-place]')).toBeHidden();
});

test('the WhatsApp button comes into sight for the keyboard where it stood aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openWithButton(page, '/pt-BR/shop');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const button = page.locator('aside[data-place]');
  await expect(button).toHaveAttribute('data-place', 'taken');
  await expect(button).toHaveCSS('opacity', '0');
  await button.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button.getByRole('link')).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
});

/** What has the focus, where the middle of it is below a bar that stays in sight. */
const findHiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (
      let over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      over;
      over = over.parentElement
    ) {
      const isBar = ['fixed', 'sticky'].includes(getComputedStyle(over).position);
      // The WhatsApp button gives way by itself, a moment later.
      if (isBar && !over.contains(element) && !over.matches('aside[data-place]'))
        return `${element.outerHTML.slice(0, 120)} below ${over.outerHTML.slice(0, 120)}`;
    }
    return null;
  });

for (const viewport of WINDOWS)
  test(`no bar hides what has the focus at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await addToCart(page);
    for (const path of ['/shop', `/produtos/${SALT.slug}`, '/finalizar_compra']) {
      await open(page, `/pt-BR${path}`);
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 50; presses += 1) {
          await page.keyboard.press(key);
          const found = await findHiddenFocus(page);
          if (found) hidden.push(found);
        }
      expect.soft(hidden, path).toEqual([]);
    }
  });

/** Above the bar at the bottom, which can be pressed while the message is shown. */
async function expectAbove(toast: Locator, bar: Locator) {
  // A pointer on it stops its clock.
  await toast.hover();
  await expect
    .poll(async () => {
      const [message, below] = [await toast.boundingBox(), await bar.boundingBox()];
      return message && below && message.y + message.height <= below.y;
    })
    .toBe(true);
  for (const control of await bar.locator('a, button:enabled:not([aria-disabled="true"])').all())
    await control.click({ trial: true });
}

test('a message on a phone stands above the bar at the bottom', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/pt-BR/shop');
  await page
    .getByRole('button', { name: /^Adicionar .* ao carrinho$/ })
    .first()
    .click();
  await expectAbove(
    page.getByRole('alert').filter({ hasText: 'no carrinho' }),
    page.getByRole('navigation', { name: 'Atalhos' }),
  );

  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, `/pt-BR/produtos/${SALT.slug}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expectAbove(page.getByRole('alert').filter({ hasText: /link/i }), page.locator('[data-buy-bar]'));
});

for (const locale of ['pt-BR', 'en', 'es', 'ar', 'he']) {
  test(`the free freight above the header fits a phone in ${locale}, in one line in Portuguese`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const expectFit = async () => {
      const strip = page.locator('header .wrap').first();
      const readApart = () =>
        strip.evaluate((box) => {
          const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
          const middles: number[] = [];
          const range = document.createRange();
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            for (const { width, top, bottom } of range.getClientRects())
              if (width > 1) middles.push((top + bottom) / 2);
          }
          return Math.max(...middles) - Math.min(...middles);
        });
      if (locale === 'pt-BR') await expect.poll(readApart).toBeLessThan(8);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
    };
    await open(page, `/${locale}`);
    await expectFit();
    for (const quantity of [1, 6, 1]) {
      await addToCart(page, SALT, quantity);
      await open(page, `/${locale}`);
      await expect(page.locator('header [data-freight-meter]')).toBeVisible();
      await expectFit();
    }
  });
}

test('the cross of the search field is not blue, and empties it', async ({ page }) => {
  await open(page, '/pt-BR');
  const field = searchField(page);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText),
  );
  expect(rules.join(' ')).toMatch(/search-cancel-button[^}]*grayscale/);
  await expect(async () => {
    await field.fill('ureia');
    const box = await field.boundingBox();
    if (!box) throw new Error('The search field has no place.');
    await page.mouse.click(box.x + box.width - 24, box.y + box.height / 2);
    await expect(field).toHaveValue('', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
