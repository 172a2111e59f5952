import type { ManagedProduct, ManagedProductSummary } from '@/contract/schemas/managed-products';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';

/** A pack as the shop's people edit it. */
export function makeManagedPack(
  overrides: Partial<ManagedProduct['variations'][number]> = {},
): ManagedProduct['variations'][number] {
  return {
    id: 'sal-30kg',
    sku: 'SAL-30',
    gtin13: null,
    presentation: 'Saco 30 kg',
    price: 149.9,
    salePrice: null,
    netWeightGrams: 30_000,
    netVolumeMl: null,
    shippingWeightGrams: 30_250,
    lengthCm: 70,
    widthCm: 45,
    heightCm: 12,
    buyOnlyLinhaBranca: false,
    stock: 40,
    reserved: 2,
    isSold: false,
    ...overrides,
  };
}

/** A product as the shop's people edit it: mineral salt in one pack, on the shop. */
export function makeManagedProduct(overrides: Partial<ManagedProduct> = {}): ManagedProduct {
  return {
    id: 'sal',
    slug: 'sal-mineral-80',
    title: 'Sal mineral 80',
    subtitle: 'Para cria',
    lineName: 'Matriz',
    summary: 'Mineral para o ano todo.',
    description: 'Pronto para o cocho.',
    highlights: ['80 g de fósforo', 'Não empedra'],
    species: ['bovinos'],
    stage: 'Cria',
    phases: ['reproducao'],
    seasons: [],
    needs: ['mineral'],
    categoryIds: ['cat-corte'],
    collectionId: null,
    brandIds: ['boa-lida'],
    regulatory: {
      kind: 'alimentacao_animal',
      classification: 'Suplemento mineral',
      registration: 'MG-00000',
      technicalResponsible: 'Helena Quaresma',
    },
    saleClass: 'livre',
    ...EMPTY_FACTS,
    composition: 'Fosfato bicálcico',
    guaranteeLevels: [{ nutrient: 'Fósforo', value: 80, unit: 'g/kg', kind: 'min' }],
    directions: 'À vontade',
    warnings: ['Não fornecer a equinos'],
    withdrawal: { meat: '0 dia', milk: '0 dia', eggs: '' },
    storage: 'Local seco',
    dose: {
      basis: 'per_head',
      unit: 'g',
      options: [{ label: 'Adultos', gramsPerDay: 80, minDays: 30 }],
    },
    gallery: [],
    relatedSlugs: [],
    featured: false,
    bestSeller: false,
    newArrival: false,
    flashSaleEndsAt: null,
    published: true,
    publishAt: null,
    translations: { en: { title: 'Mineral salt 80' } },
    variations: [makeManagedPack()],
    state: 'published',
    soldCount: 12,
    version: 3,
    createdAt: '2026-10-01T12:00:00Z',
    updatedAt: '2026-11-01T12:00:00Z',
    ...overrides,
  };
}

/** The same product as the list shows it. */
export function makeManagedSummary(overrides: Partial<ManagedProductSummary> = {}): ManagedProductSummary {
  const { id, slug, title, lineName, species, state, publishAt, saleClass, soldCount, updatedAt } =
    makeManagedProduct();
  return {
    ...{ id, slug, title, lineName, species, state, publishAt, saleClass, soldCount, updatedAt },
    picture: null,
    priceFrom: 149.9,
    priceTo: 149.9,
    variationCount: 1,
    stock: 40,
    lowStockCount: 0,
    ...overrides,
  };
}
