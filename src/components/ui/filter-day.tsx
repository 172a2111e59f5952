import { useId, useState } from 'react';
import { TextInput } from './text-input';

interface FilterDayProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A year that is being typed passes through 0002 and 0202: such a day is not meant yet. */
const isMeant = (day: string) => day === '' || day >= '2000';

/** One day to filter by. What is typed stays in the field while it is used; else it shows what counts. */
export function FilterDay({ label, value, min, max, onChange }: FilterDayProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="min-w-36 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        title={label}
        min={min || undefined}
        max={max || undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isMeant(target.value) && target.value !== value) onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
        className="!px-2.5"
      />
    </div>
  );
}
