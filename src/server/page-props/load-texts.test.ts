import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { HOME_TEXTS, LIST_TEXTS, loadTexts } from './load-texts';

describe('the texts of a page', () => {
  it.each(LOCALES)('come in %s alone, without the groups that the page does not read', async (locale) => {
    const { _nextI18Next: page } = await loadTexts(locale, HOME_TEXTS);
    expect(page.initialLocale).toBe(locale);
    expect(Object.keys(page.initialI18nStore)).toEqual([locale]);
    const files = page.initialI18nStore[locale] ?? {};
    expect(Object.keys(files)).toEqual(['common', 'catalog']);
    expect(files.catalog).toHaveProperty('price');
    expect(files.catalog).not.toHaveProperty('filters');
  });

  it('of a list hold its filters, and nothing of the home page or of a product', async () => {
    const { _nextI18Next: page } = await loadTexts('pt-BR', LIST_TEXTS);
    const files = page.initialI18nStore['pt-BR'] ?? {};
    expect(Object.keys(files)).toEqual(['common', 'catalog', 'search']);
    expect(files.catalog).toHaveProperty('filters');
    for (const group of ['hero', 'home', 'reviews', 'gallery'])
      expect(files.catalog).not.toHaveProperty(group);
  });
});
