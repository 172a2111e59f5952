import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { SuggestionItem } from './suggestion-items';

type State = UseComboboxState<SuggestionItem>;

/**
 * How the search field differs from a select-like combobox: typed text stays, blur selects nothing, and a second click
 * does not close the list.
 */
export function keepTyped(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SuggestionItem>,
): Partial<State> {
  const types = useCombobox.stateChangeTypes;
  switch (type) {
    case types.InputChange:
    case types.FunctionSetInputValue:
      return changes;
    case types.InputClick:
      return { ...changes, isOpen: true, inputValue: state.inputValue };
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    default:
      return { ...changes, inputValue: state.inputValue };
  }
}
