import { useId } from 'react';
import { Select } from '@/components/ui/select';

interface FilterSelectProps {
  label: string;
  /** Empty when nothing is chosen. */
  value: string;
  /** What the empty choice says. */
  any: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** A choice above a list, which counts at once. Its label is spoken; what is not chosen says its name. */
export function FilterSelect({ label, value, any, options, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="max-md:flex-1 max-md:basis-36">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </div>
  );
}
