import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { Link } from './link';

/** Waits until the service worker controls this page. */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, LONG);

/** The longest wait for what the worker does between other work, in milliseconds. */
export const LONG = { timeout: 60_000 };

/**
 * Looks for a newer worker, as each visit does. Ask again until it is there: the browser joins a look that is already
 * running, and that one may have had its answer before.
 */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // It is refused when the registration has gone in between.
    await registration?.update().catch(() => undefined);
  });

/** The workers of the device, each by its states: installing, waiting and active. */
export const listWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ installing, waiting, active }) =>
      [installing?.state, waiting?.state, active?.state].join('/'),
    ),
  );

/** Waits until page and worker have asked for nothing for a second. */
export const waitUntilQuiet = (link: Link) => expect.poll(() => link.quietMs(), LONG).toBeGreaterThan(1_000);

/** Every cached address, by the name of its cache. */
export const listCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${url}`);
    return found;
  });

/** Waits until a page is cached. */
export async function expectCached(page: Page, path: string) {
  const { origin } = new URL(page.url());
  await expect
    .poll(async () => (await listCached(page)).filter((line) => line.startsWith('shop-pages')), LONG)
    .toContainEqual(expect.stringMatching(new RegExp(`^\\S+ ${origin}${path}$`)));
}

/** The network is gone for the page, the worker and the browser's own idea of it. */
export async function goOffline(context: BrowserContext, link: Link) {
  link.cut();
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, link: Link) {
  link.mend();
  await context.setOffline(false);
}
