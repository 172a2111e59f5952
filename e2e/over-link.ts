import { test as base } from 'playwright/test';
import { makeLink, type Link } from './link';

const PORT = Number(process.env.E2E_PORT ?? 3210);

/** A test whose browser reaches the shop over a line of its own, with the shop's worker. */
export const test = base.extend<{ link: Link }>({
  link: async ({ browserName: _ }, use) => {
    const link = await makeLink(PORT);
    await use(link);
    await link.close();
  },
  baseURL: async ({ link }, use) => use(link.address),
  serviceWorkers: 'allow',
});
