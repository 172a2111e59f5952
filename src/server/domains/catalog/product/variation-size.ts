import type { Variation } from '@/contract/schemas/catalog';
import { isKit } from '@/lib/pack-name';

interface Pack {
  presentation: string;
  netWeightGrams: number | null;
  netVolumeMl: number | null;
}

const UNIT = '(?:kg|g|ml|L)';
const number = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',');

/** Net content in the usual unit: 30000 g → `30 kg`, 500 ml → `500 ml`. */
function netSize({ netWeightGrams, netVolumeMl }: Pack): string {
  if (netVolumeMl !== null)
    return netVolumeMl >= 1000 ? `${number(netVolumeMl / 1000)} L` : `${netVolumeMl} ml`;
  const grams = netWeightGrams ?? 0;
  return grams >= 1000 ? `${number(grams / 1000)} kg` : `${grams} g`;
}

/**
 * The chip's text: `20 × 30 kg` when the presentation counts packs (`Lote 20 sacos de 30 kg`), else the net content.
 */
export function variationSize(pack: Pack): string {
  const many = new RegExp(`(\\d+) \\S+ de (\\d+(?:,\\d+)?) (${UNIT})$`).exec(pack.presentation);
  if (many) return `${many[1]} × ${many[2]} ${many[3]}`;
  return netSize(pack);
}

/**
 * Reais per kg, or per litre for liquids, rounded to the centavo (CDC art. 6, XIII); 0 for a kit, which is not bought by
 * weight.
 */
export function pricePerUnit(
  pack: Pack,
  currentPriceCents: number,
): Pick<Variation, 'pricePerUnit' | 'unit'> {
  const unit = pack.netVolumeMl === null ? 'kg' : 'L';
  const content = isKit(pack.presentation) ? 0 : (pack.netVolumeMl ?? pack.netWeightGrams ?? 0) / 1000;
  return { unit, pricePerUnit: content > 0 ? Math.round(currentPriceCents / content) / 100 : 0 };
}
