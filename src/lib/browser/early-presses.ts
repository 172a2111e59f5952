declare global {
  interface Window {
    /** Buttons pressed before React took the page over, in that order (config/document/early-presses.js). */
    earlyPresses?: HTMLElement[];
  }
}

/** Presses the buttons that were pressed before React took the page over, once each. */
export function replayEarlyPresses(): void {
  for (const button of new Set(window.earlyPresses?.splice(0))) {
    button.removeAttribute('aria-busy');
    button.classList.remove('animate-pulse');
    button.click();
  }
}
