import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { makeTexts } from '@/testing/render-screen';
import { withoutIsolates } from './isolate';
import { joinList } from './join-list';

const readerOf = (locale: (typeof LOCALES)[number]) => makeTexts(locale).getFixedT(locale, ['common']);

describe('joinList', () => {
  it('writes a list as a sentence of the page has it', () => {
    const t = readerOf('pt-BR');
    expect(joinList([], t)).toBe('');
    expect(joinList(['MG'], t)).toBe('MG');
    expect(joinList(['MG', 'SP'], t)).toBe('MG e SP');
    expect(joinList(['MG', 'SP', 'GO'], t)).toBe('MG, SP e GO');
  });

  it('sets each item apart by itself in a right-to-left language', () => {
    const marked = (locale: 'ar' | 'he') =>
      joinList(['MG', 'SP', 'GO'], readerOf(locale)).replaceAll('\u2068', '<').replaceAll('\u2069', '>');
    expect(marked('ar')).toBe('<MG> و<SP> و<GO>');
    expect(marked('he')).toBe('<MG>, <SP> ו־<GO>');
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    'writes two and three in %s as Intl does',
    (locale) => {
      const format = new Intl.ListFormat(locale, { type: 'conjunction' });
      for (const items of [
        ['MG', 'SP'],
        ['MG', 'SP', 'GO'],
      ])
        expect(withoutIsolates(joinList(items, readerOf(locale)))).toBe(
          // Hebrew joins with its own hyphen in print.
          format.format(items).replace(/(?<=[\u05d0-\u05ea])-/, '־'),
        );
    },
  );
});
