import { expect, type Page } from 'playwright/test';
import { open } from './support/shop';
import { test } from './support/test';
import { textOf } from './support/texts';

test.use({ reducedMotion: 'reduce' });

/**
 * The unprefixed language of the build under test (`.env.example`). Another one is walked with
 * `NEXT_PUBLIC_DEFAULT_LOCALE=pt-BR NEXT_DIST_DIR=.next-pt npm run e2e -- e2e/languages.spec.ts`.
 */
const DEFAULT = process.env.NEXT_PUBLIC_DEFAULT_LOCALE || 'en';
const LOCALES = ['pt-BR', 'en', 'es', 'ar', 'he'];
const ORIGIN = /^https:\/\/[^/]+/;
/** A word of the interface in each language: the link to the terms in the footer. */
const TERMS: Record<string, RegExp> = {
  'pt-BR': /Termos de uso/,
  en: /Terms of use/,
  es: /Términos/,
  ar: /شروط/,
  he: /תנאי/,
};
const PATHS = ['/sobre-nos', '/shop', '/categoria/equinos'];

const addressIn = (locale: string, path: string) => (locale === DEFAULT ? path : `/${locale}${path}`);

async function expectLanguage(page: Page, locale: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', ['ar', 'he'].includes(locale) ? 'rtl' : 'ltr');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: TERMS[locale] })).toBeVisible();
}

for (const path of PATHS) {
  test(`${path} without a prefix speaks the language of the deployment, and every other with its own`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectLanguage(page, DEFAULT);
    for (const locale of LOCALES) {
      await page.goto(`/${locale}${path}`);
      await expectLanguage(page, locale);
    }
  });

  test(`${path} tells search engines the same page in each language, unprefixed for the default`, async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      await page.goto(addressIn(locale, path));
      const tags = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
      const told = Object.fromEntries(tags.map(([lang, href]) => [lang, href?.replace(ORIGIN, '')]));
      expect(told, locale).toEqual({
        ...Object.fromEntries(LOCALES.map((other) => [other, addressIn(other, path)])),
        'x-default': path,
      });
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical?.replace(ORIGIN, ''), locale).toBe(addressIn(locale, path));
    }
  });
}

test('links within a page stay in its language, with and without a prefix', async ({ page }) => {
  for (const locale of [DEFAULT, DEFAULT === 'en' ? 'pt-BR' : 'en']) {
    await open(page, addressIn(locale, '/sobre-nos'));
    await page.getByRole('contentinfo').getByRole('link', { name: TERMS[locale] }).click();
    await expect(page).toHaveURL(new RegExp(`${addressIn(locale, '/terms')}/?$`));
    await expectLanguage(page, locale);
  }
});

test('the language switch leaves every link of the page as a visit in that language has it', async ({
  page,
}) => {
  // The WhatsApp button comes later than the page, on one visit sooner than on another.
  const readLinks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a')]
        .filter((link) => !link.closest('aside[data-place]'))
        .map((link) => link.getAttribute('href')),
    );
  const other = DEFAULT === 'es' ? 'en' : 'es';
  await open(page, addressIn(other, '/categoria/equinos'));
  const visited = (await readLinks()).toSorted();
  await open(page, addressIn(DEFAULT, '/categoria/equinos'));
  await page.getByRole('banner').getByRole('combobox').last().selectOption(other);
  await expectLanguage(page, other);
  // The old page is there for some frames more.
  await expect.poll(async () => (await readLinks()).toSorted()).toEqual(visited);
});

test('the language switch stays on the page and is remembered at the door', async ({ page }) => {
  await open(page, addressIn(DEFAULT, '/sobre-nos'));
  for (const locale of ['es', 'ar', DEFAULT]) {
    await page.getByRole('banner').getByRole('combobox').last().selectOption(locale);
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${addressIn(locale, '/sobre-nos')}/?$`));
    await expectLanguage(page, locale);
  }
  await page.getByRole('banner').getByRole('combobox').last().selectOption('es');
  await expectLanguage(page, 'es');
  await page.goto('/');
  await expectLanguage(page, 'es');
});

test('terms in another language say that the Portuguese ones bind, and lead to them', async ({ page }) => {
  await open(page, '/he/terms');
  const main = page.getByRole('main');
  await expect(main.getByText(textOf('he', 'content:legal.translation'))).toBeVisible();
  await main.getByRole('link', { name: textOf('he', 'content:legal.original') }).click();
  await expect(page).toHaveURL(/\/pt-BR\/terms/);
  await expect(page.getByRole('heading', { name: '1. Quem vende' })).toBeVisible();
});

for (const locale of ['pt-BR', 'ar', 'he']) {
  test(`a password that is shown in ${locale} does not run under the button that hides it`, async ({
    page,
  }) => {
    await open(page, addressIn(locale, '/entrar'));
    const password = page.locator('input[autocomplete="current-password"]');
    await password.fill('a long password of the pasture 2026, longer than its field on a small phone');
    await page.getByRole('button', { name: textOf(locale, 'account:password.show') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    const button = page.getByRole('button', { name: textOf(locale, 'account:password.hide') });
    const [field, press] = [await password.boundingBox(), await button.boundingBox()];
    const room = await password.evaluate((input) => parseFloat(getComputedStyle(input).paddingRight));
    expect((field?.x ?? 0) + (field?.width ?? 0) - room).toBeLessThanOrEqual(press?.x ?? 0);
  });
}
