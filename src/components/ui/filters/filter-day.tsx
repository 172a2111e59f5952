import { useId, useMemo, useState } from 'react';
import { dateMask } from '@/lib/masks/date-mask';
import { dayToDate, dayToText, textToDay } from '@/lib/masks/date-text';
import { MaskedInput } from '@/components/ui/masked-input';

interface FilterDayProps {
  label: string;
  /** The format of a date, shown while the field is empty. */
  hint: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/**
 * One day to filter by, typed as day.month.year. It applies when it is complete and within its bounds; an incomplete
 * date is replaced by the applied day when the field loses the focus.
 */
export function FilterDay({ label, hint, value, min, max, onChange }: FilterDayProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: dayToText(value), over: value });
  const mask = useMemo(() => dateMask({ min: dayToDate(min), max: dayToDate(max) }), [min, max]);
  // A day that was set elsewhere, such as by "back", replaces the typed text.
  const text = typed.over === value ? typed.text : dayToText(value);

  const accept = (next: string) => {
    setTyped({ text: next, over: value });
    const day = textToDay(next);
    if (day === null || day === value) return;
    const isWithin = day === '' || (day >= (min || day) && day <= (max || day));
    if (isWithin) onChange(day);
  };
  return (
    <div className="min-w-36 flex-1">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <MaskedInput
        id={id}
        mask={mask}
        inputMode="numeric"
        autoComplete="off"
        placeholder={hint}
        value={text}
        onChange={accept}
        onBlur={() => textToDay(text) === null && setTyped({ text: dayToText(value), over: value })}
      />
    </div>
  );
}
