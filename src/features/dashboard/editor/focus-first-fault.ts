/** Brings the first faulty control of a form into sight and gives it the focus, once its faults are on the screen. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    const control = fault?.matches('fieldset') ? fault.querySelector<HTMLElement>('input,button') : fault;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
