import { useId, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

/** A box with its label, and with what it means below. */
export function HintedBox({ label, hint, ...box }: ComponentProps<typeof Checkbox> & { hint?: ReactNode }) {
  const id = useId();
  if (!hint) return <Checkbox {...box} label={label} />;
  return (
    <div>
      <Checkbox {...box} label={<span className="font-semibold">{label}</span>} aria-describedby={id} />
      <p id={id} className="ps-7 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

interface CheckListProps {
  label: string;
  options: readonly { value: string; text: string; aside?: string; hint?: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  /** What is wrong, as a sentence. */
  error?: string | null;
  required?: boolean;
  /** Takes the focus where the form finds a fault here. */
  inputRef?: (element: HTMLInputElement | null) => void;
  /** Many short options: several beside each other. */
  wide?: boolean;
  /** Language of the options, where it is not the page's. */
  lang?: string;
}

/** Some of a few things, each with its box. A value that is not offered any more stays chosen and can be taken off. */
export function CheckList(props: CheckListProps) {
  const { label, options, value, onChange, hint, error, required, inputRef, wide, lang } = props;
  const gone = value.filter((item) => !options.some((option) => option.value === item));
  const all: typeof options = [...options, ...gone.map((item) => ({ value: item, text: item }))];
  return (
    <fieldset aria-invalid={!!error || undefined} className="grid min-w-0 content-start gap-1">
      <legend className="mb-1 text-[0.9375rem] font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={`grid content-start gap-x-4 gap-y-1 ${wide ? 'sm:grid-cols-2 lg:grid-cols-3' : ''}`}>
        {all.map((option, index) => (
          <HintedBox
            key={option.value}
            ref={index === 0 ? inputRef : undefined}
            label={<span lang={lang}>{option.text}</span>}
            aside={option.aside}
            hint={option.hint}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter((item) => item !== option.value),
              )
            }
          />
        ))}
      </div>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {error && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
}
