import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { decimalToEdit } from '@/lib/decimal';
import { EXAMPLE_HERD, readAmount, readHerd, rememberHerd, type KnownHerd } from '@/lib/stored-herd';
import type { ComparedHerd } from './plan-comparison';

type Asked = keyof ComparedHerd;

const noChanges = () => () => undefined;
const EXAMPLE = JSON.stringify(EXAMPLE_HERD);
/** As text, so that the snapshot is the same until something changes. */
const readStored = () => JSON.stringify({ ...EXAMPLE_HERD, ...readHerd() });

/**
 * Heads and weight of the herd: the stored ones of this device, which the calculator of a product also sets, else an
 * example.
 * @param asksForWeight whether a product is dosed by weight
 * @returns the herd, each number null while its field has no valid one, and the fields
 */
export function useComparedHerd(asksForWeight: boolean): [herd: ComparedHerd, fields: ReactNode] {
  const { t, i18n } = useTranslation('saved');
  const stored = useSyncExternalStore(noChanges, readStored, () => EXAMPLE);
  const known = JSON.parse(stored) as KnownHerd;
  const [typed, setTyped] = useState<Partial<Record<Asked, string>>>({});
  const amountOf = (name: Asked) => {
    const text = typed[name];
    return text === undefined ? known[name] : readAmount(name, text, i18n.language) || null;
  };
  const type = (name: Asked, text: string) => {
    setTyped({ ...typed, [name]: text });
    const amount = readAmount(name, text, i18n.language);
    if (amount) rememberHerd({ ...EXAMPLE_HERD, ...readHerd(), [name]: amount });
  };
  const field = (name: Asked) => (
    <Field key={name} label={t(`herd.${name}`)}>
      <TextInput
        inputMode={name === 'heads' ? 'numeric' : 'decimal'}
        maxLength={10}
        value={typed[name] ?? decimalToEdit(known[name], i18n.language)}
        onChange={(event) => type(name, event.target.value)}
      />
    </Field>
  );
  return [
    { heads: amountOf('heads'), weightKg: amountOf('weightKg') },
    <div key="herd">
      <div className="grid max-w-lg gap-3 sm:grid-cols-2">
        {field('heads')}
        {asksForWeight && field('weightKg')}
      </div>
      <p className="mt-1.5 text-sm text-muted">{t('herd.hint')}</p>
    </div>,
  ];
}
