import { makeLink, type Link } from './link';
import { test as base } from './test';

/** A test whose browser reaches the shop over a line of its own, with the shop's worker. */
export const test = base.extend<{ link: Link }>({
  // Firefox ESR 153.7 crashes where it goes back, without a network, to a page in its back-forward cache.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = {
        ...launchOptions.firefoxUserPrefs,
        'browser.sessionhistory.max_total_viewers': 0,
      };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: 'worker' },
  ],
  link: async ({ shopPort }, use) => {
    const link = await makeLink(shopPort);
    await use(link);
    await link.close();
  },
  baseURL: async ({ link }, use) => use(link.address),
  serviceWorkers: 'allow',
});
