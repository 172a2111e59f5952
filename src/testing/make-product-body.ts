import type { CreateProductBody, VariationContent } from '@/contract/schemas/managed-products';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';

let counter = 0;

/** A new pack as the editor sends it: a 30 kg sack at R$ 100,00. */
export function makePackBody(overrides: Partial<VariationContent> = {}): VariationContent {
  counter += 1;
  return {
    sku: `NOVO-${String(counter)}`,
    gtin13: null,
    presentation: 'Saco 30 kg',
    price: 100,
    salePrice: null,
    netWeightGrams: 30_000,
    netVolumeMl: null,
    shippingWeightGrams: 30_000,
    lengthCm: 60,
    widthCm: 40,
    heightCm: 12,
    buyOnlyLinhaBranca: false,
    ...overrides,
  };
}

/** A new product as the editor sends it, in the category `cat-bovinos-de-corte` of `makeProduct`; on the shop. */
export function makeProductBody(overrides: Partial<CreateProductBody> = {}): CreateProductBody {
  counter += 1;
  return {
    slug: `produto-novo-${String(counter)}`,
    title: `Produto novo ${String(counter)}`,
    subtitle: '',
    lineName: 'Seca Brava',
    summary: 'Para a seca.',
    description: 'Para a seca.',
    highlights: [],
    species: ['bovinos'],
    stage: '',
    phases: ['recria'],
    seasons: ['seca'],
    needs: ['mineral'],
    categoryIds: ['cat-bovinos-de-corte'],
    collectionId: null,
    brandIds: ['boa-lida'],
    regulatory: {
      kind: 'alimentacao_animal',
      classification: 'Suplemento',
      registration: 'fictício',
      technicalResponsible: 'fictício',
    },
    saleClass: 'livre',
    ...EMPTY_FACTS,
    gallery: [],
    relatedSlugs: [],
    featured: false,
    bestSeller: false,
    newArrival: false,
    flashSaleEndsAt: null,
    published: true,
    publishAt: null,
    translations: {},
    variations: [makePackBody()],
    ...overrides,
  };
}

export type ImportLine = Record<string, string>;
let imported = 0;

/** A line of the import that makes a product. */
export function makeImportLine(overrides: ImportLine = {}): ImportLine {
  imported += 1;
  return {
    sku: `IMP-${String(imported)}`,
    slug: `importado-${String(imported)}`,
    produto: `Importado ${String(imported)}`,
    categorias: 'equinos',
    apresentacao: 'Saco 30 kg',
    peso_liquido_g: '30.000',
    peso_envio_g: '30500',
    comprimento_cm: '60',
    largura_cm: '40',
    altura_cm: '12',
    preco: '1.234,56',
    ...overrides,
  };
}
