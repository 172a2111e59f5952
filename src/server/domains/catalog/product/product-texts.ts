import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { ProductText } from '@/contract/constants';
import type { Product } from '@/contract/schemas/catalog';
import type { products } from '@/server/db/schema/catalog';
import nutrientNames from './nutrient-names.json';
import { translate } from './translate';

type ProductRow = Pick<
  typeof products.$inferSelect,
  | 'subtitle'
  | 'summary'
  | 'description'
  | 'highlights'
  | 'stage'
  | 'regulatory'
  | 'composition'
  | 'guaranteeLevels'
  | 'directions'
  | 'warnings'
  | 'withdrawal'
  | 'storage'
  | 'dose'
  | 'translations'
>;
const NUTRIENTS: Record<string, Partial<Record<Locale, string>> | undefined> = nutrientNames;

/** All nutrient levels with their names in a language; null when one name is missing, so that languages do not mix. */
export function translateLevels(levels: ProductRow['guaranteeLevels'], locale: Locale) {
  const named = levels.flatMap((level) => {
    const nutrient = NUTRIENTS[level.nutrient]?.[locale];
    return nutrient ? [{ ...level, nutrient }] : [];
  });
  return named.length === levels.length ? named : null;
}

/**
 * The texts of a product in a language, each in Portuguese where it has no translation. A list is translated only when
 * it has as many entries as the original: an added warning must not disappear in another language.
 */
export function readProductTexts(row: ProductRow, locale: Locale) {
  const isOriginal = locale === CATALOGUE_LOCALE;
  const untranslated: Product['untranslated'] = [];
  const text = (field: ProductText, original: string) => {
    const found = translate(row.translations, field, original, locale);
    if (original && found.lang !== locale) untranslated.push(field);
    return found.text;
  };
  const lines = (field: ProductText, originals: string[]) => {
    if (isOriginal || originals.length === 0) return originals;
    const found = row.translations[locale]?.[field]?.split('\n') ?? [];
    if (found.length === originals.length) return found;
    untranslated.push(field);
    return originals;
  };
  const levels = isOriginal ? row.guaranteeLevels : translateLevels(row.guaranteeLevels, locale);
  if (!levels) untranslated.push('guaranteeLevels');
  const labels = lines('doseLabels', row.dose?.options.map(({ label }) => label) ?? []);
  return {
    displayInfo: {
      subtitle: text('subtitle', row.subtitle),
      summary: text('summary', row.summary),
      description: text('description', row.description),
      highlights: lines('highlights', row.highlights),
      stage: text('stage', row.stage),
    },
    regulatory: {
      ...row.regulatory,
      classification: text('classification', row.regulatory.classification),
      registration: text('registration', row.regulatory.registration),
      technicalResponsible: text('technicalResponsible', row.regulatory.technicalResponsible),
    },
    composition: text('composition', row.composition),
    directions: text('directions', row.directions),
    warnings: lines('warnings', row.warnings),
    withdrawal: {
      meat: text('withdrawalMeat', row.withdrawal.meat),
      milk: text('withdrawalMilk', row.withdrawal.milk),
      eggs: text('withdrawalEggs', row.withdrawal.eggs),
    },
    storage: text('storage', row.storage),
    guaranteeLevels: levels ?? row.guaranteeLevels,
    dose: row.dose && {
      ...row.dose,
      options: row.dose.options.map((option, index) => ({ ...option, label: labels[index] ?? option.label })),
    },
    untranslated,
  };
}
