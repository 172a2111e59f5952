import { addText, after, all, before, changeJson, replace } from './edits.mjs';

/** Followed for `soakMinutes`, how long a feed is put into water. */
export const productField = {
  heading: 'A field of a product',
  example: /shelfLife|shelf_life/,
  edits: [
    {
      step: 1,
      file: 'src/features/dashboard/products/draft/product-draft.test.ts',
      change: before(
        `  it('never sends the stock of a pack that exists'`,
        `  it('comes with its minutes of soaking, and none when none are typed', () => {
    expect(draftOfProduct(makeManagedProduct({ soakMinutes: 45 })).soakMinutes).toBe('45');
    expect(bodyOfDraft({ ...draft, soakMinutes: '20' })).toMatchObject({ soakMinutes: 20 });
    expect(bodyOfDraft({ ...draft, soakMinutes: '' })).toMatchObject({ soakMinutes: 0 });
    expect(judgeDraft({ ...draft, soakMinutes: '2000' }).faults).toEqual({ soakMinutes: 'tooLarge' });
    expect(sectionOf('soakMinutes')).toBe('law');
  });

`,
      ),
    },
    {
      step: 2,
      file: 'src/server/db/schema/catalog.ts',
      change: after(
        `shelfLifeMonths: integer().notNull(),\n`,
        `    soakMinutes: integer().notNull().default(0),\n`,
      ),
    },
    {
      step: 3,
      file: 'src/contract/schemas/product-facts.ts',
      change: before(
        `  dose: fact(`,
        `  soakMinutes: fact({
    shown: z.int(),
    edited: z.int('integer').min(0, 'tooSmall').max(1_440, 'tooLarge'),
    empty: 0,
  }),
`,
      ),
    },
    {
      step: 4,
      file: 'src/server/permission-table/parts.ts',
      change: replace('shelfLifeMonths warnings[]', 'shelfLifeMonths soakMinutes warnings[]'),
    },
    {
      step: 5,
      file: 'demo/products.json',
      change: changeJson(([first, ...others]) => [{ ...first, soakMinutes: 30 }, ...others]),
    },
    {
      step: 6,
      file: 'src/features/dashboard/products/sections/product-fields.ts',
      change: before(
        `    say('composition',`,
        `    number('soakMinutes', t('fields.soakMinutes'), 'whole'),\n`,
      ),
    },
    {
      step: 7,
      file: 'src/features/catalog/product-details.tsx',
      change: before(`    ['classification', regulatory`, `    ['soaking', String(product.soakMinutes)],\n`),
    },
    {
      step: 7,
      file: 'src/lib/label/label-facts.ts',
      change: all(
        replace(`'months' | 'storage'`, `'months' | 'soaking' | 'storage'`),
        replace(`'shelfLifeMonths' | 'storage'`, `'shelfLifeMonths' | 'soakMinutes' | 'storage'`),
        before(
          `    { label: t('product:saleClass.title')`,
          `    { label: t('product:details.soaking'), value: String(product.soakMinutes) },\n`,
        ),
      ),
    },
    {
      step: 8,
      file: 'public/locales/<language>/manage-products.json',
      change: addText('fields.soakMinutes', 'Soaking in minutes'),
    },
    {
      step: 8,
      file: 'public/locales/<language>/product.json',
      change: addText('details.soaking', 'Soaking, in minutes'),
    },
  ],
  commands: ['npm run db:generate'],
  proofs: [
    {
      file: 'src/server/domains/managed-products/soak-minutes.test.ts',
      text: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduct } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

it('is written by the editor, stored, and shown on the page', async () => {
  await makeProduct(shop.services.db, { id: 'velho' });
  const editor = await makeProductEditor(shop);
  const { slug, soakMinutes } = await editor.create({ soakMinutes: 45 });
  expect(soakMinutes).toBe(45);
  const shown = await shop.request('GET', \`/product/\${slug}\`);
  expect(await shown.json()).toMatchObject({ soakMinutes: 45, shelfLifeMonths: 0 });
});
`,
    },
  ],
  tests: [
    'src/features/dashboard/products/draft/product-draft.test.ts',
    'src/server/domains/managed-products/soak-minutes.test.ts',
  ],
  titles: ['minutes of soaking', 'is written by the editor, stored'],
};
