const specs = (...names) => names.map((name) => `e2e/${name}.spec.ts`);
const DESKTOP = ['--project', 'desktop'];

/** The browser tests for every build and every version of Node, as arguments of Playwright. */
export const MAIN_JOURNEYS = [
  ...specs('find-a-product', 'buy-with-pix', 'languages', 'account', 'dashboard-products'),
  ...DESKTOP,
];

/** The browser tests for WebKit. */
export const WEBKIT_JOURNEYS = ['e2e/webkit'];

/** The browser tests for every engine that Playwright can drive. */
export const ENGINE_JOURNEYS = [
  ...specs('find-a-product', 'buy-with-pix', 'languages', 'account', 'dashboard-products', 'pay-outcomes'),
  ...specs('forms', 'product-page', 'saved', 'shell', 'boleto-and-card', 'buy-by-keyboard', 'offline'),
  ...specs('dashboard-orders'),
  ...DESKTOP,
];

/** One journey that types, is answered and opens a page: `npm run test:engines -- --short`. */
export const SHORT_JOURNEY = [...specs('find-a-product'), '--grep', 'sees suggestions', ...DESKTOP];
