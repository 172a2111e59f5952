import { after, before } from './edits.mjs';

/** Followed for `getNoticeLimits`, how many notices a mailbox may ask for in a day. */
export const endpoint = {
  heading: 'An endpoint',
  example: /[cC]reateStockNotice|\/product\/stock_notice\//,
  edits: [
    {
      step: 1,
      file: 'src/server/domains/notices/notices.service.test.ts',
      change: (text) => `${text}
it('tells everybody how many notices a mailbox may ask for', async () => {
  const answer = await shop.request('GET', '/notice/limits');
  expect(await answer.json()).toEqual({ perEmail: NOTICES_PER_EMAIL.limit });
});
`,
    },
    {
      step: 2,
      file: 'src/contract/endpoints.ts',
      change: after(
        `createStockNotice: { method: 'POST', path: '/product/stock_notice/' },\n`,
        `  getNoticeLimits: { method: 'GET', path: '/notice/limits' },\n`,
      ),
    },
    {
      step: 3,
      file: 'src/contract/schemas/reviews.ts',
      change: (text) => `${text}
export const NoticeLimits = z.object({ perEmail: z.int() });
`,
    },
    {
      step: 3,
      file: 'src/contract/catalog-contract.ts',
      change: before(
        `  suggestSearch: endpoint({`,
        `  getNoticeLimits: endpoint({
    summary: 'How many notices a mailbox may ask for in a day',
    access: 'anonymous',
    input: {},
    output: reviews.NoticeLimits,
    errors: [],
  }),
`,
      ),
    },
    {
      step: 4,
      file: 'src/server/domains/notices/notices.service.ts',
      change: before(
        `    /**\n     * Puts a mail into the outbox`,
        `    readLimits: () => ({ perEmail: NOTICES_PER_EMAIL.limit }),\n\n`,
      ),
    },
    {
      step: 5,
      file: 'src/server/routes/shop/notices.routes.ts',
      change: before(
        `\n];`,
        `\n  route('getNoticeLimits', async ({ services }) => services.notices.readLimits()),`,
      ),
    },
    {
      step: 6,
      file: 'src/server/permission-table/doors.ts',
      change: after(`    POST /product/stock_notice/\n`, `    GET /notice/limits\n`),
    },
    {
      step: 6,
      file: 'src/server/permission-table/fields-public.ts',
      change: after(
        `'POST /product/stock_notice/': { everybody: 'nothing' },\n`,
        `  'GET /notice/limits': { everybody: 'perEmail' },\n`,
      ),
    },
    {
      step: 6,
      file: 'src/testing/permission-table/ask-public.ts',
      change: before(
        `  'POST /product/stock_notice/': async (shop`,
        `  'GET /notice/limits': get('/notice/limits'),\n`,
      ),
    },
  ],
  skipped: { 7: 'no screen reads it' },
  tests: ['src/server/domains/notices/notices.service.test.ts', 'src/server/permission-table/doors.test.ts'],
  titles: ['how many notices a mailbox may ask for', 'has every endpoint once'],
};
