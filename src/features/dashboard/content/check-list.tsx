import { Checkbox } from '@/components/ui/checkbox';

interface CheckListProps {
  label: string;
  options: readonly { value: string; text: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is wrong, as a sentence. */
  error?: string | null;
  required?: boolean;
  /** Takes the focus where the form finds a fault here. */
  inputRef?: (element: HTMLInputElement | null) => void;
}

/** Some of a few things, each with its box. A value that is not offered any more stays chosen and can be taken off. */
export function CheckList({ label, options, value, onChange, error, required, inputRef }: CheckListProps) {
  const gone = value.filter((item) => !options.some((option) => option.value === item));
  const all = [...options, ...gone.map((item) => ({ value: item, text: item }))];
  return (
    <fieldset aria-invalid={!!error || undefined} className="grid min-w-0 content-start gap-1">
      <legend className="mb-1 text-[0.9375rem] font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {all.map((option, index) => (
        <Checkbox
          key={option.value}
          ref={index === 0 ? inputRef : undefined}
          label={option.text}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...value, option.value] : value.filter((item) => item !== option.value),
            )
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
}
