import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { numberMask } from '@/lib/masks/number-mask';

/** Masks of the numbers of a form, with the comma of the shop. */
export const MASKS = {
  money: { ...numberMask({ scale: 2 }), padFractionalZeros: true },
  amount: numberMask(),
  percent: numberMask({ max: 90 }),
  whole: numberMask({ scale: 0 }),
  /** Kilograms and litres, to the gram and millilitre. */
  thousandths: numberMask({ scale: 3 }),
  decimal: numberMask({ scale: 4 }),
};

interface Option {
  value: string;
  text: string;
  aside?: string;
  hint?: string;
}

interface Named<Name extends string> {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

/** A field whose control takes its label as a text. */
type Labelled<Name extends string> = Named<Name> & { label: string };

type TextProps = Pick<ComponentProps<'input'>, 'dir' | 'lang' | 'maxLength' | 'inputMode'>;

/**
 * A field of a form as data, by the names of the form. `row` puts fields beside each other, `part` under a heading of
 * their own, `custom` shows anything.
 */
export type NamedField<Name extends string> =
  | (Named<Name> &
      TextProps & {
        kind: 'text';
        rows?: number;
        /** Texts to choose from. */ offers?: readonly string[];
        isUpper?: boolean;
        /** The sentences of its own codes. */ faults?: Record<string, string>;
      })
  /** An address that follows the text of another field until it is typed by hand, while the item is new. */
  | (Named<Name> & { kind: 'slug'; from: Name; isNew: boolean; maxLength?: number })
  | (Named<Name> & { kind: 'number'; mask: keyof typeof MASKS })
  /** A day and time by the clock of the shop. `faults` are the sentences of its own codes. */
  | (Named<Name> & { kind: 'moment'; faults?: Record<string, string> })
  | (Named<Name> & { kind: 'select'; options: readonly Option[]; isNumber?: boolean })
  | (Named<Name> & { kind: 'switch' })
  | (Named<Name> & {
      kind: 'radio';
      options: readonly Option[];
      onChoose?: (value: string) => void;
    })
  /** `settle` makes of a choice what is held then, such as what it brings along. */
  | (Labelled<Name> & {
      kind: 'boxes';
      options: readonly Option[];
      wide?: boolean;
      lang?: string;
      settle?: (before: readonly string[], now: readonly string[]) => string[];
    })
  | (Labelled<Name> & { kind: 'markdown'; lang: string; small?: boolean })
  /** The shops that show the item. */
  | (Labelled<Name> & { kind: 'brands' })
  | (Labelled<Name> & { kind: 'picture' })
  /** Products by slug; `without` is one that is not offered. */
  | (Labelled<Name> & { kind: 'products'; max?: number; without?: string })
  /** Rows of fields that come and go. `fieldsOf` gives those of a row, `focus` is where a new one begins. */
  | {
      kind: 'list';
      name: Name;
      label?: ReactNode;
      empty: object;
      focus: string;
      min?: number;
      max?: number;
      texts: { row: (number: number) => string; remove: (number: number) => string; add: string };
      className?: string;
      fieldsOf: (index: number) => readonly NamedField<Name>[];
    }
  | { kind: 'row'; fields: readonly NamedField<Name>[]; legend?: string; className?: string }
  | { kind: 'part'; title: string; fields: readonly NamedField<Name>[] }
  | { kind: 'custom'; show: ReactNode };

/** A field of a form of these values. */
export type FormField<Values extends FieldValues> = NamedField<FieldPath<Values>>;

/** A field of one kind, in a form of any values. */
export type Kind<Of extends string> = Extract<NamedField<string>, { kind: Of }>;

/** A text, as most fields are. */
export const text = <const Name extends string>(
  name: Name,
  label: ReactNode,
  more: Omit<Kind<'text'>, 'kind' | 'name' | 'label'> = {},
) => ({ kind: 'text', name, label, ...more }) as const;

/** A number of one of the masks. */
export const number = <const Name extends string>(
  name: Name,
  label: ReactNode,
  mask: keyof typeof MASKS,
  more: Omit<Kind<'number'>, 'kind' | 'name' | 'label' | 'mask'> = {},
) => ({ kind: 'number', name, label, mask, ...more }) as const;

/** One of a closed list, each value under its text. */
export const select = <const Name extends string, const Value extends string>(
  name: Name,
  label: ReactNode,
  values: readonly Value[],
  textOf: (value: Value) => string,
  more: Omit<Kind<'select'>, 'kind' | 'name' | 'label' | 'options'> = {},
) => {
  const options = values.map((value) => ({ value, text: textOf(value) }));
  return { kind: 'select', name, label, options, ...more } as const;
};

/** The label of a field, as a conflict names it; of a field that holds others, the first of theirs. */
export function labelOfField(fields: readonly NamedField<string>[], name: string): ReactNode {
  for (const field of fields) {
    if (field.kind === 'row' || field.kind === 'part') {
      const label = labelOfField(field.fields, name);
      if (label) return label;
    } else if ('name' in field && (field.name === name || field.name.startsWith(`${name}.`)))
      return field.label;
  }
  return null;
}
