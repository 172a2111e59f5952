import type { BrowserContext } from 'playwright/test';

/**
 * Playwright types into Firefox by script. React takes such a value for one it knows already, unless its own note of the
 * value is another: in a test's page that note is cleared first. Trusted input is left as it is.
 */
export async function prepareEngine(context: BrowserContext): Promise<void> {
  if (process.env.E2E_ENGINE !== 'firefox') return;
  await context.addInitScript(() => {
    type Tracked = EventTarget & { _valueTracker?: { setValue: (value: string) => void } };
    window.addEventListener(
      'input',
      ({ isTrusted, target }) => {
        if (!isTrusted) (target as Tracked)._valueTracker?.setValue('\0');
      },
      true,
    );
  });
}
