import type { BrowserContext } from 'playwright/test';

/**
 * Playwright types into Firefox by script. React takes such a value for one it knows already, unless its own note of the
 * value is another: in a test's page that note is cleared first. Trusted input is left as it is.
 *
 * Firefox ESR 153.7 ends with a segmentation fault when a script reads the elements behind an ARIA attribute, which the shop
 * never does and axe does: without these properties axe reads the attribute.
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
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });
}
