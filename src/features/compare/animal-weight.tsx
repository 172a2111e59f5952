import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { EXAMPLE_HERD, readHerd, rememberHerd } from '@/lib/herd-memory';

const MOST_KG = 2_000;
const noChanges = () => () => undefined;

function readWeight(text: string): number | null {
  const weight = Number(text.replace(',', '.'));
  return weight > 0 && weight <= MOST_KG ? weight : null;
}

/**
 * What one animal weighs: as this device was last told, by the calculator of a product too; a usual weight until then.
 * @returns the weight in kg, null while the field holds no weight, and the field that asks for it
 */
export function useAnimalWeight(): [weightKg: number | null, field: ReactNode] {
  const { t } = useTranslation('saved');
  const known = useSyncExternalStore(
    noChanges,
    () => readHerd()?.weightKg ?? EXAMPLE_HERD.weightKg,
    () => EXAMPLE_HERD.weightKg,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const weightKg = readWeight(text);
    if (weightKg) rememberHerd({ ...EXAMPLE_HERD, ...readHerd(), weightKg });
  };
  const weightKg = typed === null ? known : readWeight(typed);
  return [
    weightKg,
    <Field key="weight" label={t('weight.label')} hint={t('weight.hint')} className="max-w-sm">
      <TextInput
        inputMode="decimal"
        maxLength={8}
        value={typed ?? String(known)}
        onChange={(event) => type(event.target.value)}
      />
    </Field>,
  ];
}
