import { expect } from 'playwright/test';
import { formatBRL } from '@/lib/money';
import { changePrice, findPack, signInByApi } from './support/shop-api';
import { test } from './support/test';

/** Within this time a saved edit is on the shop (docs/rules.md). Machines that run all tests side by side get more. */
const WITHIN_MS = process.env.CI ? 60_000 : 5_000;
const PRODUCT = { slug: 'terreiro-calcario-granulado', pack: 'Saco 5 kg' };
const LANGUAGES = ['', '/pt-BR'];

test('a price that is saved stands on the page of its product in two languages within seconds', async ({
  baseURL,
  request,
}) => {
  const pages = LANGUAGES.map((language) => `${language}/produtos/${PRODUCT.slug}`);
  const showing = async (text: string) => {
    const found: string[] = [];
    for (const path of pages) {
      const html = await (await request.get(path)).text();
      // A price is written with a non-breaking space.
      if (html.replaceAll('\u00a0', ' ').includes(text)) found.push(path);
    }
    return found;
  };
  const pack = await findPack(baseURL, PRODUCT.slug, PRODUCT.pack);
  const changed = Math.round((pack.price + 1.23) * 100) / 100;
  const after = formatBRL(changed).replaceAll('\u00a0', ' ');
  // Both were visited before, so that an old page of each is cached.
  await expect.poll(() => showing(formatBRL(pack.price).replaceAll('\u00a0', ' '))).toEqual(pages);

  const staff = await signInByApi(baseURL);
  await changePrice(staff, pack, 1.23);
  try {
    await expect.poll(() => showing(after), { timeout: WITHIN_MS, intervals: [250] }).toEqual(pages);
    const isFresh = async () => {
      const { onShopSince, pending } = await staff('getFreshness', {
        params: { entity: 'product', id: pack.productId },
      });
      return pending === 0 && onShopSince !== null;
    };
    await expect.poll(isFresh, { timeout: 60_000 }).toBe(true);
  } finally {
    await changePrice(staff, pack, -1.23);
  }
});
