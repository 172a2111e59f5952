import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { LOCALES, type Locale } from '@config/locales';
import { makeTexts } from '@/testing/render-screen';
import { businessDaysText, durationText } from './duration';
import { withoutIsolates } from '@/lib/texts/isolate';
import { openingHoursText } from './opening-hours';

const readerOf = (locale: Locale) => makeTexts(locale).getFixedT(locale, ['common']);

describe('opening hours', () => {
  it.each<[Locale, string]>([
    ['pt-BR', 'segunda a sexta, das 7h30 às 18h; sábado, das 8h às 12h'],
    ['en', 'Monday to Friday, 7:30 to 18:00; Saturday, 8:00 to 12:00'],
    ['es', 'lunes a viernes, de 7:30 a 18:00; sábado, de 8:00 a 12:00'],
    ['ar', 'من الاثنين إلى الجمعة، من 7:30 إلى 18:00؛ السبت، من 8:00 إلى 12:00'],
    ['he', 'יום שני עד יום שישי, 7:30 עד 18:00; יום שבת, 8:00 עד 12:00'],
  ])('are told in %s', (locale, expected) => {
    expect(withoutIsolates(openingHoursText(readerOf(locale), boaLida.company.hours))).toBe(expected);
  });
});

describe('a duration', () => {
  it.each(LOCALES)('has another form in %s for one and for several', (locale) => {
    const t = readerOf(locale);
    for (const unit of ['minutes', 'hours', 'days', 'businessDays'] as const) {
      expect(durationText(t, unit, 1)).not.toBe('');
      expect(durationText(t, unit, 1)).not.toBe(durationText(t, unit, 5).replace('5', '1'));
    }
  });

  it('names a range of business days once where both ends are the same', () => {
    const t = readerOf('pt-BR');
    expect(businessDaysText(t, { min: 3, max: 5 })).toBe('de 3 a 5 dias úteis');
    expect(businessDaysText(t, { min: 2, max: 2 })).toBe('2 dias úteis');
  });
});
