import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'>;

/** What the lazily loaded combobox adds to the search field of the first render. */
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
  /** The form was sent: nothing more to suggest. */
  close: () => void;
  /** The field's text was changed by code, not by typing. */
  setTyped: (text: string) => void;
}

/** Whether two sets of attributes say the same, so that a field is not rendered for nothing. */
export const saysTheSame = (
  one: ComboboxBinding['attributes'],
  other: ComboboxBinding['attributes'],
): boolean => JSON.stringify(one) === JSON.stringify(other);
