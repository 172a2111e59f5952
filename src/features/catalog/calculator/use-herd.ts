import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { decimalToEdit, formatDecimal } from '@/lib/decimal';
import {
  EXAMPLE_HERD,
  MOST_OF_HERD,
  readAmount,
  readHerd,
  rememberHerd,
  type KnownHerd,
} from '@/lib/stored-herd';

export type Asked = keyof KnownHerd;

const noChanges = () => () => undefined;
const EXAMPLE = JSON.stringify(EXAMPLE_HERD);
/** As text, so that the snapshot is the same until something changes. */
const readStored = () => JSON.stringify({ ...EXAMPLE_HERD, ...readHerd() });

/**
 * The numbers of a calculator: what was typed, else the stored herd of this device, else an example (also in the HTML of
 * the server). Days are at least those that the product takes to work, until they are typed.
 */
export function useHerd(minDays: number) {
  const { t, i18n } = useTranslation('catalog');
  const { language } = i18n;
  const stored = useSyncExternalStore(noChanges, readStored, () => EXAMPLE);
  const known = JSON.parse(stored) as KnownHerd;
  const [typed, setTyped] = useState<Partial<Record<Asked, string>>>({});
  const amountOf = (name: Asked, texts: typeof typed) => {
    const text = texts[name];
    if (text !== undefined) return readAmount(name, text, language);
    return name === 'days' ? Math.max(known.days ?? 0, minDays) : known[name];
  };
  return {
    /** Each number NaN while its field has no valid one. */
    herd: {
      heads: amountOf('heads', typed),
      weightKg: amountOf('weightKg', typed),
      days: amountOf('days', typed),
    },
    /** What is wrong with the number in a field, in words; null while there is none or it is right. */
    faultOf(name: Asked): string | null {
      if (!typed[name]?.trim() || !Number.isNaN(amountOf(name, typed))) return null;
      const max = formatDecimal(MOST_OF_HERD[name], language);
      return name === 'heads'
        ? t('hero.calculator.whole', { min: '1', max })
        : t('hero.calculator.most', { min: '0', max });
    },
    textOf: (name: Asked) => typed[name] ?? decimalToEdit(amountOf(name, typed), language),
    /** Takes what is typed into a field, and remembers the herd on this device. */
    type(name: Asked, text: string) {
      const next = { ...typed, [name]: text };
      setTyped(next);
      rememberHerd({
        heads: amountOf('heads', next),
        weightKg: amountOf('weightKg', next),
        days: next.days === undefined ? known.days : amountOf('days', next),
      });
    },
  };
}
