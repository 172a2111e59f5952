import { CATALOGUE_LOCALE } from '@config/locales';
import type { TextFunction, TextKey } from '@/lib/texts/text-function';

/** Pack names of the catalogue, singular and plural, and their key in the texts. */
const KINDS = {
  saco: 'bag',
  sacos: 'bag',
  balde: 'bucket',
  baldes: 'bucket',
  'big bag': 'bigBag',
  bloco: 'block',
  blocos: 'block',
  pote: 'tub',
  potes: 'tub',
  pedra: 'stone',
  pedras: 'stone',
  frasco: 'bottle',
  frascos: 'bottle',
  spray: 'spray',
  galão: 'can',
  galões: 'can',
  bisnaga: 'tube',
  bisnagas: 'tube',
  seringa: 'syringe',
  seringas: 'syringe',
  pacote: 'packet',
  pacotes: 'packet',
  sachê: 'sachet',
  sachês: 'sachet',
} as const;
const GROUPS = { lote: 'lot', palete: 'pallet', caixa: 'box' } as const;
const UNITS = { kg: 'kg', g: 'g', ml: 'ml', l: 'l' } as const;

type PackKey = Extract<TextKey, `common:packs.${string}`>;

const valueOf = <Words extends object>(words: Words, word = ''): Words[keyof Words] | undefined => {
  const key = word.toLowerCase();
  return Object.hasOwn(words, key) ? words[key as keyof Words] : undefined;
};

const ONE = /^(\p{L}+(?: bag)?) ([\d.,]+) (kg|g|ml|L)$/u;
const MANY = /^(\p{L}+)(?: com)? (\d+) (\p{L}+) de ([\d.,]+ (?:kg|g|ml|L))$/u;
const KIT = /^Kit com (\d+) itens, ([\d.,]+) (kg|g|ml|L)$/u;

function nameOne(presentation: string, t: TextFunction<PackKey>): string | null {
  const [, word, amount = '', written] = ONE.exec(presentation) ?? [];
  const kind = valueOf(KINDS, word);
  const unit = valueOf(UNITS, written);
  if (!kind || !unit) return null;
  return t(`common:packs.${kind}`, { size: t(`common:packs.units.${unit}`, { amount }) });
}

function nameMany(presentation: string, t: TextFunction<PackKey>): string | null {
  const [, word, units = '', kind = '', size = ''] = MANY.exec(presentation) ?? [];
  const group = valueOf(GROUPS, word);
  const pack = nameOne(`${kind} ${size}`, t);
  return group && pack ? t(`common:packs.${group}`, { units, pack }) : null;
}

function nameKit(presentation: string, t: TextFunction<PackKey>): string | null {
  const [, units = '', amount = '', written] = KIT.exec(presentation) ?? [];
  const unit = valueOf(UNITS, written);
  return unit ? t('common:packs.kit', { units, size: t(`common:packs.units.${unit}`, { amount }) }) : null;
}

/** Whether a pack is a kit: different things in one box, which no price by weight compares. */
export const isKit = (presentation: string): boolean => /^kit\b/i.test(presentation);

/** Packs in one pallet, lot or box, from `Palete 40 sacos de 30 kg`; null for a single pack. */
export function unitsInside(presentation: string): number | null {
  const [, , units] = MANY.exec(presentation) ?? [];
  return units === undefined ? null : Number(units);
}

/**
 * The name of a pack for a reader of `language`: `Saco 30 kg` is a `30 kg bag`. The catalogue names packs in free text;
 * a name in an unusual form keeps that text and its language.
 * @param t reads the file `common`
 */
export function packName(
  t: TextFunction<PackKey>,
  presentation: string,
  language: string,
): { name: string; lang: string } {
  const own =
    language === CATALOGUE_LOCALE
      ? null
      : (nameOne(presentation, t) ?? nameMany(presentation, t) ?? nameKit(presentation, t));
  return own === null ? { name: presentation, lang: CATALOGUE_LOCALE } : { name: own, lang: language };
}
