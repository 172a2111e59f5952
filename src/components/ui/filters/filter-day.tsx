import { useId, useMemo, useState } from 'react';
import { dateMask } from '@/lib/masks/date-mask';
import { dayToDate, dayToText, textToDay } from '@/lib/masks/date-text';
import { MaskedInput } from '@/components/ui/masked-input';

interface FilterDayProps {
  label: string;
  /** The format of a date, shown while the field is empty. */
  hint: string;
  /** What is said of a date that is incomplete or that the calendar does not have. */
  wrong: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/**
 * One day to filter by, typed as day.month.year. It applies when it is complete and within its bounds; an incomplete
 * date, or one that the calendar does not have, is replaced by the applied day when the field loses the focus, and the
 * field says why.
 */
export function FilterDay({ label, hint, wrong, value, min, max, onChange }: FilterDayProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: dayToText(value), over: value });
  const [isWrong, setIsWrong] = useState(false);
  const mask = useMemo(() => dateMask({ min: dayToDate(min), max: dayToDate(max) }), [min, max]);
  // A day that was set elsewhere, such as by "back", replaces the typed text.
  const text = typed.over === value ? typed.text : dayToText(value);

  const accept = (next: string) => {
    setTyped({ text: next, over: value });
    const day = textToDay(next);
    // What the field goes back to says nothing about what was typed.
    if (next !== dayToText(value)) setIsWrong(false);
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
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onBlur={() => {
          if (textToDay(text) !== null) return;
          setIsWrong(true);
          setTyped({ text: dayToText(value), over: value });
        }}
      />
      <p role="status" id={`${id}-wrong`} className="text-sm text-sale">
        {isWrong && wrong}
      </p>
    </div>
  );
}
