import { brand } from '@config/brands';
import type { Picture, ProductCard, Variation } from '@/contract/schemas/catalog';
import { makeVariation } from '@/features/catalog/calculator/make-variation';

/** The brand's symbol as it is: the catalogue asks no server for a picture. */
const PICTURE: Picture = {
  srcUrl: brand.logos.symbol,
  alt: '',
  width: 480,
  height: 480,
  widths: [],
  color: '#ffffff',
};

/** A sack of 30 kg, a smaller one and a lot, as most products have them. */
const PACKS = [
  makeVariation('pack-30', 30, 117.9),
  makeVariation('pack-10', 10, 46.5),
  makeVariation('pack-lot', 600, 2_240, {
    presentation: 'Lote 20 × Saco 30 kg',
    size: '20 × 30 kg',
    stock: 4,
  }),
];

const makeCard = (
  id: string,
  title: string,
  variations: Variation[],
  overrides: Partial<ProductCard> = {},
): ProductCard => ({
  id,
  slug: id,
  displayInfo: { title, titleLang: 'pt-BR', line: 'Bovinos · Seca Brava', species: ['bovinos'] },
  categories: [{ id: 'c1', slug: 'bovinos-de-corte', name: 'Bovinos de corte' }],
  collectionId: null,
  picture: PICTURE,
  rating: { totalReviews: 129, averageRating: 4.6 },
  saleClass: 'livre',
  variations,
  flashSaleEndsAt: null,
  ...overrides,
});

/** More than the three lines that a card has room for. */
const LONG_TITLE =
  'Suplemento mineral proteico energético adensado com monensina para recria e engorda na transição das águas à seca';

const pack = (id: string, overrides: Partial<Variation> = {}) => [makeVariation(id, 30, 129.9, overrides)];

/** One card for each state that a product in a list has. */
export const CARDS = {
  plain: makeCard('plain', 'Seca Brava 40', PACKS),
  onSale: makeCard('on-sale', 'Proteinado Águas', pack('sale', { salePrice: 117.9 })),
  outOfStock: makeCard('out-of-stock', 'Núcleo Lactação', pack('none', { stock: 0 }), {
    rating: { totalReviews: 0, averageRating: 0 },
  }),
  prescription: makeCard('prescription', 'Vermífugo Pour-on', pack('receita'), { saleClass: 'receita' }),
  restricted: makeCard('restricted', 'Sedativo Injetável', pack('restrito'), { saleClass: 'restrito' }),
  longTitle: makeCard('long-title', LONG_TITLE, PACKS),
} satisfies Record<string, ProductCard>;

/** The packs of a selector: several, one on offer, one almost gone, one gone, one for approved customers. */
export const CHOICE: readonly [Variation, ...Variation[]] = [
  makeVariation('choice-30', 30, 129.9, { salePrice: 117.9 }),
  makeVariation('choice-10', 10, 46.5, { stock: 3 }),
  makeVariation('choice-5', 5, 26.9, { stock: 0 }),
  makeVariation('choice-25', 25, 99.9, { visibility: { buyOnlyLinhaBranca: true } }),
];
