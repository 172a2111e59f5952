/** Takes the focus from a field where a keyboard on the screen would cover what comes next; elsewhere it stays. */
export function putKeyboardAway(field: HTMLElement) {
  if (window.matchMedia('(pointer: coarse)').matches) field.blur();
}
