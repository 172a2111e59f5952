import type { BrowserContext } from 'playwright/test';

const SIGN = 'page fault:';

/** Chromium of 2022 reports its own observer for `contain-intrinsic-size: auto` as the page's (docs/browsers.md). */
const OF_THE_BROWSER = 'error ResizeObserver loop limit exceeded';

/**
 * Runs in each page before its own scripts: tells what the page throws, leaves unhandled, or is refused by its content
 * security policy. Engines word their own messages each in another way, and some write none.
 * @param tell takes one fault
 */
export const WATCH = `(tell) => {
  addEventListener('error', ({ message, filename, lineno }) => tell('error ' + message + ' ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection ' + (reason?.stack || reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell('refused ' + effectiveDirective + ' ' + blockedURI + ' of ' + sourceFile));
}`;

/** Adds what happens in the pages of a context to the faults. */
export async function watchFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(SIGN))
      faults.push(`${text.slice(SIGN.length + 1)} on ${message.page()?.url() ?? ''}`);
  });
  await context.addInitScript(
    `(${WATCH})((fault) => fault.startsWith('${OF_THE_BROWSER}') || console.error('${SIGN} ' + fault))`,
  );
}
