import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { fromShopClock, toShopClock } from '../../editor/shop-time';
import { inEachLocale } from '../../resource/translated-locales';
import { EMPTY_DRAFT, EMPTY_TRANSLATION, type PackDraft, type ProductDraft } from './product-draft';
import { bodyOfFacts, draftOfFacts, linesOf } from './product-facts.schema';
import { readNumber, readThousandths, writeNumber, writeThousandths } from './read-number';

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

/** Fields that the form holds as they are stored. */
type AsStored = {
  [Name in keyof ProductDraft & keyof ManagedProduct]: ManagedProduct[Name] extends ProductDraft[Name]
    ? Name
    : never;
}[keyof ProductDraft & keyof ManagedProduct];

/** What the form has of a product under the same name; fields that it holds in another shape are written over it. */
const heldAsStored = (product: ManagedProduct) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => Object.hasOwn(EMPTY_DRAFT, name))) as Pick<
    ManagedProduct,
    AsStored
  >;

/** A stored product as the form shows it. */
export function draftOfProduct(product: ManagedProduct): ProductDraft {
  return {
    ...EMPTY_DRAFT,
    ...heldAsStored(product),
    highlights: product.highlights.join('\n'),
    collectionId: product.collectionId ?? '',
    ...draftOfFacts(product),
    guaranteeLevels: product.guaranteeLevels.map((level) => ({ ...level, value: writeNumber(level.value) })),
    hasDose: product.dose !== null,
    dose: draftOfDose(product.dose),
    flashSaleEndsAt: product.flashSaleEndsAt ? toShopClock(product.flashSaleEndsAt) : '',
    publishing: publishingOf(product),
    publishAt: product.publishAt ? toShopClock(product.publishAt) : '',
    // Texts that the form does not show stay beside those it does.
    translations: inEachLocale((locale) => ({ ...EMPTY_TRANSLATION, ...product.translations[locale] })),
    variations: product.variations.map(draftOfPack),
  };
}

/** A body as the contract names its fields; a number that is missing is null, one that cannot be read NaN. */
export type DraftBody = Record<string, unknown>;

function bodyOfPack(pack: PackDraft) {
  const isVolume = pack.netKind === 'volume';
  return {
    ...(pack.id ? { id: pack.id } : { stock: readNumber(pack.stock) ?? 0 }),
    sku: pack.sku,
    gtin13: pack.gtin13.trim() || null,
    presentation: pack.presentation,
    price: readNumber(pack.price),
    salePrice: readNumber(pack.salePrice),
    netWeightGrams: isVolume ? null : readThousandths(pack.net),
    netVolumeMl: isVolume ? readThousandths(pack.net) : null,
    shippingWeightGrams: readThousandths(pack.shippingWeight),
    lengthCm: readNumber(pack.lengthCm),
    widthCm: readNumber(pack.widthCm),
    heightCm: readNumber(pack.heightCm),
    buyOnlyLinhaBranca: pack.buyOnlyLinhaBranca,
  };
}

function bodyOfDose({ hasDose, dose }: ProductDraft) {
  if (!hasDose) return null;
  return {
    basis: dose.basis,
    unit: dose.unit,
    options: dose.options.map(({ label, amount, minDays }) => ({
      label: label.trim(),
      [dose.basis === 'per_head' ? 'gramsPerDay' : 'gramsPerKgPerDay']: readNumber(amount),
      minDays: readNumber(minDays),
    })),
  };
}

/** Texts of the languages that have any; an empty one falls back to the catalogue's own. */
function translationsOf(translations: ProductDraft['translations']) {
  const filled = Object.entries(translations).map(([locale, texts]) => [
    locale,
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim())),
  ]);
  return Object.fromEntries(filled.filter(([, texts]) => Object.keys(texts ?? {}).length > 0)) as DraftBody;
}

/** What the form holds as the API takes it, not judged yet. */
export function bodyOfDraft(draft: ProductDraft): DraftBody {
  const { publishing, publishAt, hasDose: _, ...rest } = draft;
  return {
    ...rest,
    highlights: linesOf(draft.highlights),
    ...bodyOfFacts(draft),
    collectionId: draft.collectionId || null,
    guaranteeLevels: draft.guaranteeLevels.map((level) => ({ ...level, value: readNumber(level.value) })),
    dose: bodyOfDose(draft),
    flashSaleEndsAt: fromShopClock(draft.flashSaleEndsAt) || null,
    published: publishing === 'now',
    publishAt: publishing === 'later' ? fromShopClock(publishAt) || null : null,
    translations: translationsOf(draft.translations),
    variations: draft.variations.map(bodyOfPack),
  };
}

/** Names of the fields in which two bodies differ. */
export const changedFields = (base: DraftBody, body: DraftBody): string[] =>
  Object.keys(body).filter((key) => JSON.stringify(body[key]) !== JSON.stringify(base[key]));
