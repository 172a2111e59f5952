import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Kind, NamedField } from './form-field';

interface ListFieldProps extends Omit<Kind<'list'>, 'kind'> {
  /** Shows the fields of a row. */
  children: (fields: readonly NamedField<string>[]) => ReactNode;
}

/** From the second row on the labels of a wide screen are only heard. */
const withQuietLabel = (field: NamedField<string>): NamedField<string> =>
  field.kind === 'text' || field.kind === 'number' || field.kind === 'select'
    ? { ...field, label: <span className="lg:sr-only">{field.label}</span> }
    : field;

/** Rows of fields that are added and removed; a new one takes the focus. */
export function ListField(props: ListFieldProps) {
  const { name, label, empty, min = 0, max = Infinity, focus, texts, className, fieldsOf, children } = props;
  const { control, setFocus } = useFormContext();
  const rows = useFieldArray({ control, name, keyName: 'key' });
  const count = rows.fields.length;
  const add = () => {
    rows.append(empty, { shouldFocus: false });
    // The row stands on the page after this event.
    requestAnimationFrame(() => setFocus(`${name}.${count}.${focus}`));
  };
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className={label ? 'mb-1.5 text-[0.9375rem] font-semibold' : 'sr-only'}>{label}</legend>
      {rows.fields.map(({ key }, index) => (
        <div
          key={key}
          role="group"
          aria-label={texts.row(index + 1)}
          className={`grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] items-end gap-2.5 border-b border-line pb-3 ${className}`}
        >
          {children(index === 0 ? fieldsOf(index) : fieldsOf(index).map(withQuietLabel))}
          <IconButton
            icon="trash"
            label={texts.remove(index + 1)}
            disabled={count <= min}
            onClick={() => rows.remove(index)}
            className="disabled:opacity-40"
          />
        </div>
      ))}
      <Button tone="outline" size="sm" disabled={count >= max} onClick={add} className="justify-self-start">
        <Icon name="plus" />
        {texts.add}
      </Button>
    </fieldset>
  );
}
