import { useId } from 'react';
import { Select } from '@/components/ui/select';

interface FilterSelectProps {
  label: string;
  /** Empty when nothing is chosen. */
  value: string;
  /** The text of the empty option. */
  any: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** A select above a list, which applies at once. Its label is visually hidden; the empty option names the filter. */
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
