import { afterEach, describe, expect, it } from 'vitest';
import type { Brand } from '@config/brands/brand';
import { boaLida } from '@config/brands/boa-lida';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import { makeCategory, makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
afterEach(() => shop.close());

async function openShop(brand: Brand) {
  shop = await makeTestApp({ brand });
  const stocked = [{ stock: 9 }];
  const common = { brandIds: [brand.id], variations: stocked, bestSeller: true };
  await makeProduct(shop.services.db, { ...common, title: 'Cavalo', species: ['equinos'], soldCount: 1 });
  await makeProduct(shop.services.db, {
    ...common,
    title: 'Gado',
    species: ['bovinos'],
    soldCount: 9,
    featured: true,
  });
  await makeProduct(shop.services.db, {
    ...common,
    title: 'Gado e cavalo',
    species: ['bovinos', 'equinos'],
    categories: ['linha-branca'],
  });
}
const titlesOf = async (list: 'products_best_seller' | 'products_featured' | 'products_related') => {
  const response = await shop.request('GET', `/${list}.json`);
  return ((await response.json()) as { displayInfo: { title: string } }[]).map(
    ({ displayInfo }) => displayInfo.title,
  );
};

describe('the shelves of a brand', () => {
  it('hold all species where it sells for all', async () => {
    await openShop(boaLida);
    expect(await titlesOf('products_best_seller')).toEqual(['Gado', 'Cavalo', 'Gado e cavalo']);
    expect(await titlesOf('products_featured')).toEqual(['Gado']);
  });

  it('hold what is for horses alone in a shop of horses', async () => {
    await openShop(tropaESela);
    expect(await titlesOf('products_best_seller')).toEqual(['Cavalo']);
    expect(await titlesOf('products_featured')).toEqual([]);
  });

  it('feature the plain line of the factory, what it chose there first, then what it chose elsewhere', async () => {
    await openShop(linhaMatriz);
    const line = { brandIds: [linhaMatriz.id], variations: [{ stock: 9 }], categories: ['linha-branca'] };
    await makeProduct(shop.services.db, { ...line, title: 'Escolhido da linha', featured: true });
    expect(await titlesOf('products_featured')).toEqual(['Escolhido da linha', 'Gado e cavalo', 'Gado']);
  });

  it('of its categories leave out the name of the one species that the shop is for', async () => {
    await openShop(tropaESela);
    const named = {
      species: ['equinos'],
      brandIds: [tropaESela.id],
      variations: [{ stock: 9 }],
      categories: ['equinos-casco-e-pele'],
    };
    await makeCategory(shop.services.db, {
      slug: 'equinos-casco-e-pele',
      name: 'Equinos: casco e pele',
      species: 'equinos',
    });
    await makeProduct(shop.services.db, named);
    const response = await shop.request('GET', '/featured_categories.json');
    expect(await response.json()).toMatchObject([{ name: 'Casco e pele' }]);
  });

  it('do not limit what goes with no product in particular', async () => {
    await openShop(tropaESela);
    expect(await titlesOf('products_related')).toEqual(['Gado', 'Cavalo', 'Gado e cavalo']);
  });
});
