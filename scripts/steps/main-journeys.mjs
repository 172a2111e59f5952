/** What every build and every version of Node must carry a person through. Arguments of Playwright. */
export const MAIN_JOURNEYS = [
  ...['find-a-product', 'buy-with-pix', 'languages', 'account', 'dashboard-products'].map(
    (spec) => `e2e/${spec}.spec.ts`,
  ),
  '--project',
  'desktop',
];
