import { fromShopClock } from '../editor/shop-time';
import type { PackDraft, ProductDraft } from './product-draft';
import { readNumber, readThousandths } from './read-number';

/** A body as the contract names its fields; a number that is missing is null, one that cannot be read NaN. */
export type DraftBody = Record<string, unknown>;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

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
    warnings: linesOf(draft.warnings),
    collectionId: draft.collectionId || null,
    guaranteeLevels: draft.guaranteeLevels.map((level) => ({ ...level, value: readNumber(level.value) })),
    shelfLifeMonths: readNumber(draft.shelfLifeMonths) ?? 0,
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
