import { describe, expect, it } from 'vitest';
import type { Locale } from '@config/locales';
import { readDemoData } from '@/server/seed/demo-data';
import { readProductTexts } from './product-texts';

type Row = Parameters<typeof readProductTexts>[0];

const makeRow = (changes: Partial<Row> = {}): Row => ({
  subtitle: 'Para a seca',
  summary: 'Sal ureado',
  description: 'Capim passado.',
  highlights: ['Grão firme'],
  stage: '',
  regulatory: {
    kind: 'alimentacao_animal',
    classification: 'Suplemento',
    registration: 'Isento',
    technicalResponsible: 'Zoot. Helena',
    saleClass: 'livre',
  },
  composition: 'Ureia.',
  guaranteeLevels: [{ nutrient: 'Cálcio', value: 45, unit: 'g/kg', kind: 'min' }],
  directions: 'Em degraus.',
  warnings: ['Contém ureia.', 'Não fornecer a equinos.'],
  withdrawal: { meat: 'Não se aplica', milk: '', eggs: '' },
  storage: 'Seco.',
  dose: { basis: 'per_head', unit: 'g', options: [{ label: 'Recria', gramsPerDay: 80, minDays: 30 }] },
  translations: {},
  ...changes,
});

describe('readProductTexts', () => {
  it('says of each text without a translation that it is in the catalogue’s language', () => {
    const { untranslated } = readProductTexts(makeRow(), 'en');
    expect(untranslated).toEqual(expect.arrayContaining(['description', 'warnings', 'doseLabels']));
    expect(untranslated).not.toContain('stage');
    expect(readProductTexts(makeRow(), 'pt-BR').untranslated).toEqual([]);
  });

  it('shows every original warning when a translation has another number of them', () => {
    const en = { warnings: 'Contains urea.' };
    const one = readProductTexts(makeRow({ translations: { en } }), 'en');
    expect(one.warnings).toHaveLength(2);
    expect(one.untranslated).toContain('warnings');
    const both = { warnings: 'Contains urea.\nDo not feed to horses.' };
    const all = readProductTexts(makeRow({ translations: { en: both } }), 'en');
    expect(all.warnings).toEqual(['Contains urea.', 'Do not feed to horses.']);
    expect(all.untranslated).not.toContain('warnings');
  });

  it('leaves amounts alone where it names a dose in another language', () => {
    const { dose } = readProductTexts(makeRow({ translations: { en: { doseLabels: 'Growing' } } }), 'en');
    expect(dose?.options).toEqual([{ label: 'Growing', gramsPerDay: 80, minDays: 30 }]);
  });

  it('does not mix languages in the table of guaranteed levels', () => {
    const levels = makeRow().guaranteeLevels;
    expect(readProductTexts(makeRow(), 'en').guaranteeLevels[0]?.nutrient).toBe('Calcium');
    const rare = [...levels, { nutrient: 'Nióbio', value: 1, unit: 'mg/kg', kind: 'min' as const }];
    const mixed = readProductTexts(makeRow({ guaranteeLevels: rare }), 'en');
    expect(mixed.guaranteeLevels[0]?.nutrient).toBe('Cálcio');
    expect(mixed.untranslated).toContain('guaranteeLevels');
  });
});

/** Languages in which the demonstration has all texts of its products. */
const COMPLETE: Locale[] = ['pt-BR', 'en', 'ar', 'he'];

describe('the catalogue of the demo', () => {
  it.each(COMPLETE)('has every text of every product in %s', async (locale) => {
    const { products: all } = await readDemoData();
    const missing = all.flatMap((product) =>
      readProductTexts({ ...product, ...product.displayInfo }, locale).untranslated.map(
        (text) => `${product.id} ${text}`,
      ),
    );
    expect(missing).toEqual([]);
  });
});
