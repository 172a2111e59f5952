import { PRODUCT_TEXTS, type ProductText } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { inEachLocale } from '../../resource/translated-locales';
import { EMPTY_FACTS_DRAFT } from './product-facts.schema';

type Body = CallInput<'createProduct'>['body'];
export type GalleryEntry = ManagedProduct['gallery'][number];
type Dose = NonNullable<ManagedProduct['dose']>;

/** A new pack as its card of the form holds it: numbers as they are typed, kilograms or litres instead of thousandths. */
export const EMPTY_PACK = {
  /** '' for a pack that is not stored yet. */
  id: '',
  sku: '',
  gtin13: '',
  presentation: '',
  price: '',
  salePrice: '',
  netKind: 'weight' as 'weight' | 'volume',
  net: '',
  shippingWeight: '',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  buyOnlyLinhaBranca: false,
  /** Units a new pack comes with. */
  stock: '',
};
export type PackDraft = typeof EMPTY_PACK;

export const EMPTY_LEVEL = { nutrient: '', value: '', unit: 'g/kg', kind: 'min' as 'min' | 'max' };
export const EMPTY_DOSE_OPTION = { label: '', amount: '', minDays: '30' };

/** Texts of a language without any. */
export const EMPTY_TRANSLATION = Object.fromEntries(PRODUCT_TEXTS.map((field) => [field, ''])) as Record<
  ProductText,
  string
>;

const NO_TEXTS: string[] = [];

/** A new product before anything was typed. Fields are named as the contract names them, so that a fault finds its field. */
export const EMPTY_DRAFT = {
  slug: '',
  title: '',
  subtitle: '',
  lineName: '',
  summary: '',
  description: '',
  /** One on each line. */
  highlights: '',
  species: NO_TEXTS,
  stage: '',
  phases: NO_TEXTS,
  seasons: NO_TEXTS,
  needs: NO_TEXTS,
  /** The first is the breadcrumb. */
  categoryIds: NO_TEXTS,
  collectionId: '',
  brandIds: NO_TEXTS,
  regulatory: {
    kind: 'alimentacao_animal' as Body['regulatory']['kind'],
    classification: '',
    registration: '',
    technicalResponsible: '',
  },
  saleClass: 'livre' as Body['saleClass'],
  ...EMPTY_FACTS_DRAFT,
  guaranteeLevels: [] as (typeof EMPTY_LEVEL)[],
  hasDose: false,
  dose: { basis: 'per_head' as Dose['basis'], unit: 'g' as Dose['unit'], options: [EMPTY_DOSE_OPTION] },
  gallery: [] as GalleryEntry[],
  relatedSlugs: NO_TEXTS,
  featured: false,
  bestSeller: false,
  newArrival: false,
  /** By the clock of the shop, as a `datetime-local` control holds it. */
  flashSaleEndsAt: '',
  publishing: 'draft' as 'draft' | 'now' | 'later',
  publishAt: '',
  translations: inEachLocale(() => EMPTY_TRANSLATION),
  variations: [EMPTY_PACK],
};
export type ProductDraft = typeof EMPTY_DRAFT;

/** What every draft of a product is like. */
export const DRAFT_SAMPLE: ProductDraft = {
  ...EMPTY_DRAFT,
  guaranteeLevels: [EMPTY_LEVEL],
  gallery: [
    {
      srcUrl: '',
      alt: '',
      width: 0,
      height: 0,
      widths: [0],
      color: '',
      showOnThumbnail: true,
      showOnDetailsGallery: true,
      showOnInnerGallery: true,
    },
  ],
};
