import { NO_IMPORTED_SCORE } from '@/lib/pricing/pricing-rules';
import type { CodedVariation, Product } from '@/contract/schemas/catalog';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';

let counter = 0;

/** A pack as the API answers it. */
export function makePack(overrides: Partial<CodedVariation> = {}): CodedVariation {
  counter += 1;
  return {
    id: `v${String(counter)}`,
    type: 'base',
    sku: `SKU-${String(counter)}`,
    gtin13: null,
    presentation: 'Saco 30 kg',
    size: '30 kg',
    price: 150,
    salePrice: null,
    netWeightGrams: 30_000,
    netVolumeMl: null,
    weightGrams: 30_000,
    pricePerUnit: 5,
    unit: 'kg',
    stock: 60,
    visibility: { buyOnlyLinhaBranca: false },
    ...overrides,
  };
}

/** A whole product as the API answers it: everything a product page needs, nothing remarkable. */
export function makeFullProduct(overrides: Partial<Product> = {}): Product {
  counter += 1;
  const slug = overrides.slug ?? `produto-${String(counter)}`;
  return {
    id: slug,
    slug,
    displayInfo: {
      title: `Produto ${String(counter)}`,
      titleLang: 'pt-BR',
      line: 'Bovinos · Seca Brava',
      species: ['bovinos'],
      subtitle: '',
      summary: 'Para a seca.',
      description: 'Para a seca.',
      highlights: ['Pronto para o cocho'],
      stage: 'Cria e recria',
    },
    categories: [{ id: 'cat-1', slug: 'bovinos-de-corte', name: 'Corte' }],
    collectionId: null,
    picture: null,
    rating: { totalReviews: 0, averageRating: 0 },
    saleClass: 'livre',
    variations: [makePack()],
    flashSaleEndsAt: null,
    untranslated: [],
    mediaSet: { gallery: [] },
    regulatory: {
      kind: 'alimentacao_animal',
      classification: 'Suplemento mineral',
      registration: 'MG-00000',
      technicalResponsible: 'Helena Quaresma',
      saleClass: 'livre',
    },
    ...EMPTY_FACTS,
    composition: 'Fosfato bicálcico',
    directions: 'À vontade no cocho.',
    withdrawal: { meat: 'Zero', milk: 'Zero', eggs: 'Zero' },
    storage: 'Lugar seco.',
    reviews: [],
    hardcodedReviews: [],
    hardcodedReviewsScore: NO_IMPORTED_SCORE,
    ratingDistribution: [0, 0, 0, 0, 0],
    ownRating: { totalReviews: 0, averageRating: 0 },
    socialImage: null,
    technicalSheet: null,
    ...overrides,
  };
}
