import { get, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';

/**
 * Puts the focus on the first wrong field as the eye meets them. The form itself would take the first one that was
 * registered, and masked fields register after plain ones.
 */
export function focusFirstFault<Values extends FieldValues, Name extends FieldPath<Values>>(
  names: readonly Name[],
  errors: FieldErrors<Values>,
  setFocus: (name: Name) => void,
) {
  const first = names.find((name) => get(errors, name) !== undefined);
  if (first) setFocus(first);
}
