/** A button that was pressed, or a control with what was chosen in it. */
type EarlyPress =
  [HTMLButtonElement] | [control: HTMLInputElement, isChecked: boolean] | [HTMLSelectElement, string];

declare global {
  interface Window {
    /** What was pressed and chosen before React took the page over, in that order (config/document/early-presses.js). */
    earlyPresses?: EarlyPress[];
  }
}

/**
 * React took the control for one that always showed what was chosen: it answers a change only, so the control first goes
 * back to what it was.
 */
function choose(control: HTMLInputElement | HTMLSelectElement, value: boolean | string): void {
  if (control instanceof HTMLInputElement) {
    // It was ticked and unticked: to React nothing happened.
    if (control.type === 'checkbox' && value === control.defaultChecked) return;
    control.checked = !value;
    control.click();
  } else {
    control.value = String(value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Presses and chooses again what was before React took the page over: buttons once each, controls as they were left. */
export function replayEarlyPresses(): void {
  const presses = new Map(window.earlyPresses?.splice(0).map(([element, value]) => [element, value]));
  for (const [element, value] of presses) {
    if (!(element instanceof HTMLButtonElement)) {
      choose(element, value ?? false);
      continue;
    }
    element.removeAttribute('aria-busy');
    element.classList.remove('animate-pulse');
    element.click();
  }
}
