import type { TFunction } from 'i18next';
import { formatDecimal } from '@/lib/decimal';

/** The first word of a pack's name, and the text that counts it. */
const KINDS = { Saco: 'bag', Balde: 'bucket', Palete: 'pallet' } as const;
const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word);

/** `Cotar 14 sacos`; `Cotar 2 embalagens` for packs without a word of their own. */
export function askLabel(
  t: TFunction<'quote'>,
  presentation: string,
  count: number,
  language: string,
): string {
  const word = presentation.split(' ')[0] ?? '';
  return t(`ask.${isKind(word) ? KINDS[word] : 'pack'}`, { count, units: formatDecimal(count, language) });
}
