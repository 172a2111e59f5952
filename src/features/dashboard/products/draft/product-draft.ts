import { PRODUCT_TEXTS, type ProductText } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { inEachLocale, type TranslatedLocale } from '../../resource/translated-locales';
import { EMPTY_FACTS_DRAFT, type FactsDraft } from './product-facts.schema';

type Body = CallInput<'createProduct'>['body'];
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
export interface ProductDraft extends FactsDraft {
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
  phases: string[];
  seasons: string[];
  needs: string[];
  /** The first is the breadcrumb. */
  categoryIds: string[];
  collectionId: string;
  brandIds: string[];
  regulatory: Body['regulatory'];
  saleClass: Body['saleClass'];
  guaranteeLevels: { nutrient: string; value: string; unit: string; kind: 'min' | 'max' }[];
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
  phases: [],
  seasons: [],
  needs: [],
  categoryIds: [],
  collectionId: '',
  brandIds: [],
  regulatory: { kind: 'alimentacao_animal', classification: '', registration: '', technicalResponsible: '' },
  saleClass: 'livre',
  ...EMPTY_FACTS_DRAFT,
  guaranteeLevels: [],
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
  translations: inEachLocale(() => EMPTY_TRANSLATION),
  variations: [EMPTY_PACK],
};

/** What every draft of a product is like; each list has one entry. */
export const DRAFT_SAMPLE: ProductDraft = {
  ...EMPTY_DRAFT,
  ...Object.fromEntries(
    (['species', 'phases', 'seasons', 'needs', 'categoryIds', 'brandIds', 'relatedSlugs'] as const).map(
      (name) => [name, ['']],
    ),
  ),
  guaranteeLevels: [{ nutrient: '', value: '', unit: '', kind: 'min' }],
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
