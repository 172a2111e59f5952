import { makeLink, type Link } from './link';
import { test as base } from './test';

/** A test whose browser reaches the shop over a line of its own, with the shop's worker. */
export const test = base.extend<{ link: Link }>({
  link: async ({ shopPort }, use) => {
    const link = await makeLink(shopPort);
    await use(link);
    await link.close();
  },
  baseURL: async ({ link }, use) => use(link.address),
  serviceWorkers: 'allow',
});
