import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { toShopClock } from '../editor/shop-time';
import {
  EMPTY_DRAFT,
  EMPTY_TRANSLATION,
  type PackDraft,
  type ProductDraft,
  type TranslatedLocale,
} from './product-draft';
import { writeNumber, writeThousandths } from './read-number';

const writeMoney = (reais: number | null) => (reais === null ? '' : reais.toFixed(2).replace('.', ','));

const draftOfPack = (pack: ManagedProduct['variations'][number]): PackDraft => ({
  id: pack.id,
  sku: pack.sku,
  gtin13: pack.gtin13 ?? '',
  presentation: pack.presentation,
  price: writeMoney(pack.price),
  salePrice: writeMoney(pack.salePrice),
  netKind: pack.netVolumeMl === null ? 'weight' : 'volume',
  net: writeThousandths(pack.netWeightGrams ?? pack.netVolumeMl),
  shippingWeight: writeThousandths(pack.shippingWeightGrams),
  lengthCm: String(pack.lengthCm),
  widthCm: String(pack.widthCm),
  heightCm: String(pack.heightCm),
  buyOnlyLinhaBranca: pack.buyOnlyLinhaBranca,
  stock: '',
});

const draftOfDose = (dose: ManagedProduct['dose']): ProductDraft['dose'] =>
  dose
    ? {
        basis: dose.basis,
        unit: dose.unit,
        options: dose.options.map(({ label, gramsPerDay, gramsPerKgPerDay, minDays }) => ({
          label,
          amount: writeNumber(dose.basis === 'per_head' ? gramsPerDay : gramsPerKgPerDay),
          minDays: writeNumber(minDays),
        })),
      }
    : EMPTY_DRAFT.dose;

function publishingOf({ published, publishAt }: ManagedProduct): ProductDraft['publishing'] {
  if (published) return 'now';
  return publishAt ? 'later' : 'draft';
}

/** Texts that the form does not show stay beside those it does. */
const textsOf = ({ translations }: ManagedProduct, locale: TranslatedLocale) => ({
  ...EMPTY_TRANSLATION,
  ...translations[locale],
});

/** A stored product as the form shows it. */
export function draftOfProduct(product: ManagedProduct): ProductDraft {
  return {
    slug: product.slug,
    title: product.title,
    subtitle: product.subtitle,
    lineName: product.lineName,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights.join('\n'),
    species: product.species,
    stage: product.stage,
    categoryIds: product.categoryIds,
    collectionId: product.collectionId ?? '',
    brandIds: product.brandIds,
    regulatory: product.regulatory,
    saleClass: product.saleClass,
    composition: product.composition,
    guaranteeLevels: product.guaranteeLevels.map((level) => ({ ...level, value: writeNumber(level.value) })),
    directions: product.directions,
    warnings: product.warnings.join('\n'),
    withdrawal: product.withdrawal,
    storage: product.storage,
    shelfLifeMonths: String(product.shelfLifeMonths),
    hasDose: product.dose !== null,
    dose: draftOfDose(product.dose),
    gallery: product.gallery,
    relatedSlugs: product.relatedSlugs,
    featured: product.featured,
    bestSeller: product.bestSeller,
    newArrival: product.newArrival,
    flashSaleEndsAt: product.flashSaleEndsAt ? toShopClock(product.flashSaleEndsAt) : '',
    publishing: publishingOf(product),
    publishAt: product.publishAt ? toShopClock(product.publishAt) : '',
    translations: {
      en: textsOf(product, 'en'),
      es: textsOf(product, 'es'),
      ar: textsOf(product, 'ar'),
      he: textsOf(product, 'he'),
    },
    variations: product.variations.map(draftOfPack),
  };
}
