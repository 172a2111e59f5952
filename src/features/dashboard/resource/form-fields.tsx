import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useController, useFormContext, type FieldError, type FieldValues } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { Picture } from '@/contract/schemas/catalog';
import { CheckList, HintedBox } from '../editor/check-list';
import { editorChoicesQuery } from '../editor/choices.queries';
import { makeSlug } from '../editor/make-slug';
import { PictureField } from '../editor/picture-field';
import { ProductPicker } from '../editor/product-picker';
import { lazyPart } from '../kit/lazy-part';
import { useFieldText } from './form-errors';
import { ListField } from './list-field';
import { MASKS, type FormField, type Kind, type NamedField } from './form-field';

/** The editor of a text, fetched when a form that holds one is opened. */
const MarkdownEditor = lazyPart(
  () => import('../content/text/text-editor').then((module) => module.TextEditor),
  () => <Skeleton className="h-96 w-full" />,
);

/** The sentence for the fault of a field, if it has one: of its own, or of `otherwise` whatever the schema says. */
function useFault() {
  const { getFieldState, formState } = useFormContext();
  const textOf = useFieldText();
  return (name: string, faults: Record<string, string> = {}, otherwise?: string) => {
    const error: (FieldError & { root?: FieldError }) | undefined = getFieldState(name, formState).error;
    const fault = error?.root ?? error;
    return fault && (faults[fault.message ?? ''] ?? textOf(otherwise ? { message: otherwise } : fault));
  };
}

function TextField({
  name,
  label,
  hint,
  required,
  className,
  rows,
  offers,
  isUpper,
  faults,
  ...input
}: Omit<Kind<'text'>, 'kind'>) {
  const { register } = useFormContext();
  const faultOf = useFault();
  const listId = useId();
  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={faultOf(name, faults)}
        required={required}
        className={className}
      >
        {rows ? (
          <TextArea {...input} {...register(name)} rows={rows} />
        ) : (
          <TextInput
            autoComplete="off"
            {...input}
            list={offers && listId}
            type="text"
            {...register(name)}
            className={isUpper ? 'uppercase' : ''}
          />
        )}
      </Field>
      {offers && (
        <datalist id={listId}>
          {offers.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

function SlugField({ from, isNew, ...field }: Omit<Kind<'slug'>, 'kind'>) {
  const { name } = field;
  const { getValues, setValue, subscribe } = useFormContext();
  const [follows, setFollows] = useState(
    () => isNew && getValues(name) === makeSlug(String(getValues(from))),
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name: changed, type, values }) {
          if (type !== 'change') return;
          if (changed === name) setFollows(isNew && values[name] === '');
          if (changed === from && follows)
            setValue(name, makeSlug(String(values[from])), { shouldDirty: true });
        },
      }),
    [subscribe, setValue, name, from, isNew, follows],
  );
  return <TextField {...field} dir="ltr" />;
}

function MomentField({ name, faults, ...field }: Omit<Kind<'moment'>, 'kind'>) {
  const { register } = useFormContext();
  // What is no moment is missing.
  return (
    <Field {...field} error={useFault()(name, faults, 'required')}>
      <TextInput {...register(name)} type="datetime-local" dir="ltr" />
    </Field>
  );
}

function SelectField({ name, options, isNumber, ...field }: Omit<Kind<'select'>, 'kind'>) {
  const { register } = useFormContext();
  // What is wrong with a choice: none was made.
  return (
    <Field {...field} error={useFault()(name, {}, 'required')}>
      <Select {...register(name, { valueAsNumber: isNumber })}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function RadioField({ name, label, options, onChoose }: Omit<Kind<'radio'>, 'kind'>) {
  const { register } = useFormContext();
  const onChange = ({ target }: { target: { value: string } }) => onChoose?.(target.value);
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      {options.map(({ value, text, hint }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            value={value}
            {...register(name, { onChange })}
            className="size-5 shrink-0 accent-primary"
          />
          <span>
            <span className={hint && 'font-semibold'}>{text}</span>{' '}
            {hint && <span className="text-sm text-muted">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function BrandList(props: Omit<ComponentProps<typeof CheckList>, 'options'>) {
  const { data } = useQuery(editorChoicesQuery);
  return (
    <CheckList {...props} options={(data?.brands ?? []).map(({ id, name }) => ({ value: id, text: name }))} />
  );
}

/** Fields whose control is no element of the browser's own. */
function ControlledField(field: Kind<'boxes' | 'brands' | 'markdown' | 'picture' | 'products'>) {
  const { control } = useFormContext();
  const { field: input } = useController({ control, name: field.name });
  const error = useFault()(field.name);
  const shared = { label: field.label, onChange: input.onChange, inputRef: input.ref, error };
  switch (field.kind) {
    case 'boxes': {
      const { settle, ...rest } = field;
      const value = input.value as string[];
      return (
        <CheckList
          {...rest}
          {...shared}
          value={value}
          onChange={(now) => input.onChange(settle?.(value, now) ?? now)}
        />
      );
    }
    case 'brands':
      return <BrandList {...shared} hint={field.hint} required value={input.value as string[]} />;
    case 'markdown':
      return (
        <MarkdownEditor {...shared} value={String(input.value ?? '')} lang={field.lang} small={field.small} />
      );
    case 'picture':
      return <PictureField {...shared} value={input.value as Picture | null} />;
    case 'products':
      return (
        <ProductPicker
          {...shared}
          hint={field.hint}
          max={field.max}
          without={field.without}
          value={input.value as string[]}
        />
      );
  }
}

function OneField({ field }: { field: NamedField<string> }) {
  const { control, register } = useFormContext();
  const textOf = useFieldText();
  switch (field.kind) {
    case 'row': {
      const { fields, legend, className = 'grid gap-4 sm:grid-cols-2' } = field;
      const Row = legend ? 'fieldset' : 'div';
      return (
        <Row className={className}>
          {legend && <legend className="-ms-1.5 mb-1.5 px-1 text-[0.9375rem] font-semibold">{legend}</legend>}
          <FormFields fields={fields} />
        </Row>
      );
    }
    case 'part':
      return <FormPart {...field} />;
    case 'list':
      return <ListField {...field}>{(fields) => <FormFields fields={fields} />}</ListField>;
    case 'custom':
      return field.show;
    case 'text':
      return <TextField {...field} />;
    case 'slug':
      return <SlugField {...field} />;
    case 'moment':
      return <MomentField {...field} />;
    case 'select':
      return <SelectField {...field} />;
    case 'radio':
      return <RadioField {...field} />;
    case 'switch':
      return (
        <HintedBox
          {...register(field.name)}
          label={field.label}
          hint={field.hint}
          className={field.className ?? 'min-h-11'}
        />
      );
    case 'number': {
      const { kind: _, mask, ...rest } = field;
      return (
        <MaskedField
          {...rest}
          control={control}
          textOf={textOf}
          mask={MASKS[mask]}
          inputMode={mask === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      );
    }
    default:
      return <ControlledField {...field} />;
  }
}

interface FormFieldsProps<Values extends FieldValues> {
  fields: readonly FormField<Values>[];
}

/** Fields of the form around them, in their order. */
export function FormFields<Values extends FieldValues>({ fields }: FormFieldsProps<Values>) {
  return fields.map((field, index) => <OneField key={'name' in field ? field.name : index} field={field} />);
}

/** A part of a long form under a heading of its own. */
function FormPart({ title, fields }: Omit<Kind<'part'>, 'kind'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised p-5">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormFields fields={fields} />
      </div>
    </section>
  );
}
