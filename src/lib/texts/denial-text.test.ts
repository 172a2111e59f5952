import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { makeTexts } from '@/testing/render-screen';
import { denialText } from './denial-text';

describe('why a payment was denied', () => {
  it.each(LOCALES)('is told in %s where the shop itself knows why', (locale) => {
    const t = makeTexts(locale).getFixedT(locale, ['common', 'errors']);
    for (const code of ['NEVER_MADE', 'ISSUER_REFUSED', 'TEST_CARDS_ONLY']) {
      const { text, lang } = denialText(t, code, locale);
      expect(lang).toBe(locale);
      expect(text).not.toBe('');
      expect(text).not.toContain(code);
    }
  });

  it('is told in the acquirer’s own words, as Portuguese, where only it knows', () => {
    const t = makeTexts('ar').getFixedT('ar', ['common', 'errors']);
    for (const words of ['Saldo insuficiente', 'toString'])
      expect(denialText(t, words, 'ar')).toEqual({ text: words, lang: 'pt-BR' });
  });
});
