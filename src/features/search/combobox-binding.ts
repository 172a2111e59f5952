import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'>;

/** What the lazy combobox adds to the search field of the first render. */
export interface ComboboxBinding {
  attributes: Pick<
    InputProps,
    | 'role'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'aria-autocomplete'
    | 'autoComplete'
  >;
  handlers: Pick<InputProps, 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>;
  /** The form was submitted: closes the suggestions. */
  close: () => void;
  /** The field's text was changed by code, not by typing. */
  setTyped: (text: string) => void;
}

/** Whether two sets of attributes are equal, to avoid a render. */
export const saysTheSame = (
  one: ComboboxBinding['attributes'],
  other: ComboboxBinding['attributes'],
): boolean => JSON.stringify(one) === JSON.stringify(other);
