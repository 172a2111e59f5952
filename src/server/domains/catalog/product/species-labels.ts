import type { Locale } from '@config/locales';

export const SPECIES_LABELS: Record<string, Record<Locale, string>> = {
  bovinos: { 'pt-BR': 'Bovinos', en: 'Cattle', es: 'Bovinos', ar: 'أبقار', he: 'בקר' },
  equinos: { 'pt-BR': 'Equinos', en: 'Horses', es: 'Equinos', ar: 'خيول', he: 'סוסים' },
  ovinos: { 'pt-BR': 'Ovinos', en: 'Sheep', es: 'Ovinos', ar: 'أغنام', he: 'כבשים' },
  caprinos: { 'pt-BR': 'Caprinos', en: 'Goats', es: 'Caprinos', ar: 'ماعز', he: 'עיזים' },
  aves: { 'pt-BR': 'Aves', en: 'Poultry', es: 'Aves', ar: 'دواجن', he: 'עופות' },
  peixes: { 'pt-BR': 'Peixes', en: 'Fish', es: 'Peces', ar: 'أسماك', he: 'דגים' },
};

/** The species a card names, in the person's language; a species without a label shows as it is stored. */
const speciesLabel = (species: string, locale: Locale): string =>
  SPECIES_LABELS[species]?.[locale] ?? species;

/**
 * A card's small line: `Bovinos · Seca Brava`; two species are joined by a comma.
 * @param own the species of a shop for them alone, which go without saying
 */
export function cardLine(
  species: readonly string[],
  lineName: string,
  locale: Locale,
  own: readonly string[] = [],
): string {
  const isOwn = lineName !== '' && species.every((name) => own.includes(name));
  const animals = isOwn ? '' : species.map((name) => speciesLabel(name, locale)).join(', ');
  return [animals, lineName].filter(Boolean).join(' · ');
}
