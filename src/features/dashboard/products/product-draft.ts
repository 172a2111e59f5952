import type { Locale } from '@config/locales';
import { PRODUCT_TEXTS, type ProductText } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';

type Body = CallInput<'createProduct'>['body'];
/** Languages a product may be translated into: all but the catalogue's own. */
export const TRANSLATED = ['en', 'es', 'ar', 'he'] as const satisfies readonly Locale[];
export type TranslatedLocale = (typeof TRANSLATED)[number];

export type GalleryEntry = ManagedProduct['gallery'][number];
type Dose = NonNullable<ManagedProduct['dose']>;

/** A pack as its card of the form holds it: numbers as they are typed, kilograms or litres instead of thousandths. */
export interface PackDraft {
  /** '' for a pack that is not stored yet. */
  id: string;
  sku: string;
  gtin13: string;
  presentation: string;
  price: string;
  salePrice: string;
  netKind: 'weight' | 'volume';
  net: string;
  shippingWeight: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  buyOnlyLinhaBranca: boolean;
  /** Units a new pack comes with. */
  stock: string;
}

/** A product as the form holds it. Fields are named as the contract names them, so that a fault finds its field. */
export interface ProductDraft {
  slug: string;
  title: string;
  subtitle: string;
  lineName: string;
  summary: string;
  description: string;
  /** One on each line. */
  highlights: string;
  species: string[];
  stage: string;
  /** The first is the breadcrumb. */
  categoryIds: string[];
  collectionId: string;
  brandIds: string[];
  regulatory: Body['regulatory'];
  saleClass: Body['saleClass'];
  composition: string;
  guaranteeLevels: { nutrient: string; value: string; unit: string; kind: 'min' | 'max' }[];
  directions: string;
  /** One on each line. */
  warnings: string;
  withdrawal: { meat: string; milk: string; eggs: string };
  storage: string;
  shelfLifeMonths: string;
  hasDose: boolean;
  dose: {
    basis: Dose['basis'];
    unit: Dose['unit'];
    options: { label: string; amount: string; minDays: string }[];
  };
  gallery: GalleryEntry[];
  relatedSlugs: string[];
  featured: boolean;
  bestSeller: boolean;
  newArrival: boolean;
  /** By the clock of the shop, as a `datetime-local` control holds it. */
  flashSaleEndsAt: string;
  publishing: 'draft' | 'now' | 'later';
  publishAt: string;
  translations: Record<TranslatedLocale, Record<ProductText, string>>;
  variations: PackDraft[];
}

export const EMPTY_PACK: PackDraft = {
  id: '',
  sku: '',
  gtin13: '',
  presentation: '',
  price: '',
  salePrice: '',
  netKind: 'weight',
  net: '',
  shippingWeight: '',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  buyOnlyLinhaBranca: false,
  stock: '',
};

export const EMPTY_DOSE_OPTION = { label: '', amount: '', minDays: '30' };

/** Texts of a language without any. */
export const EMPTY_TRANSLATION = Object.fromEntries(PRODUCT_TEXTS.map((field) => [field, ''])) as Record<
  ProductText,
  string
>;

/** A new product before anything was typed. */
export const EMPTY_DRAFT: ProductDraft = {
  slug: '',
  title: '',
  subtitle: '',
  lineName: '',
  summary: '',
  description: '',
  highlights: '',
  species: [],
  stage: '',
  categoryIds: [],
  collectionId: '',
  brandIds: [],
  regulatory: { kind: 'alimentacao_animal', classification: '', registration: '', technicalResponsible: '' },
  saleClass: 'livre',
  composition: '',
  guaranteeLevels: [],
  directions: '',
  warnings: '',
  withdrawal: { meat: '', milk: '', eggs: '' },
  storage: '',
  shelfLifeMonths: '',
  hasDose: false,
  dose: { basis: 'per_head', unit: 'g', options: [EMPTY_DOSE_OPTION] },
  gallery: [],
  relatedSlugs: [],
  featured: false,
  bestSeller: false,
  newArrival: false,
  flashSaleEndsAt: '',
  publishing: 'draft',
  publishAt: '',
  translations: {
    en: EMPTY_TRANSLATION,
    es: EMPTY_TRANSLATION,
    ar: EMPTY_TRANSLATION,
    he: EMPTY_TRANSLATION,
  },
  variations: [EMPTY_PACK],
};
