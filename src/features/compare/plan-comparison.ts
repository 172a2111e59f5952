import type { Product, Variation } from '@/contract/schemas/catalog';
import { shownUnitPrice } from '@/lib/pricing/unit-price';

/** Text of a cell; null where a product says nothing. */
export type Cell = string | null;

/** What a row may be about, besides a nutrient; also the keys of their names under `rows`. */
type Fact =
  | 'unitPrice'
  | 'packs'
  | 'dose'
  | 'dailyCost'
  | 'line'
  | 'stage'
  | 'saleClass'
  | 'meat'
  | 'milk'
  | 'eggs'
  | 'registration';

interface RowCells {
  /** The text of a product that the cells show. */
  text?: Product['untranslated'][number];
  cells: Cell[];
  /** False when every product says the same. */
  differs: boolean;
}

export type ComparisonRow = RowCells &
  ({ key: Fact; nutrient?: undefined } | { key: string; nutrient: { name: string; kind: 'min' | 'max' } });

/** How an amount or a fact is written; the screen knows the language. */
export interface ComparisonWords {
  money(reais: number): string;
  decimal(value: number): string;
  saleClass(product: Product): string;
  perAnimal(amount: string): string;
  perKilo(amount: string): string;
  /** A cost that holds for an animal of this weight. */
  atWeight(cost: string, weightKg: number): string;
}

/** In stock, and for everybody: a price that few may pay compares nothing. */
const sellable = (product: Product) =>
  product.variations.filter(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca);
const unitPrices = (variations: readonly Variation[]) => variations.map(({ pricePerUnit }) => pricePerUnit);

/** The lowest price per kilogram or litre of what anybody can buy; of all packs when there is no such pack. */
function bestUnitPrice(product: Product): number | null {
  const prices = unitPrices(sellable(product));
  const all = prices.length > 0 ? prices : unitPrices(product.variations);
  return all.length > 0 ? Math.min(...all) : null;
}

/** Its dose depends on what an animal weighs. */
export const isDosedByWeight = ({ dose }: Product): boolean => !!dose && dose.basis !== 'per_head';

/** What one animal takes in a day, and what that costs at the best price per unit. */
function doseCells(
  product: Product,
  words: ComparisonWords,
  weightKg: number | null,
): { dose: Cell; cost: Cell } {
  const option = product.dose?.options[0];
  if (!product.dose || !option) return { dose: null, cost: null };
  const { basis, unit } = product.dose;
  const price = bestUnitPrice(product);
  const costOf = (amount: number) =>
    price === null || amount === 0 ? null : words.money((price * amount) / 1000);
  if (basis === 'per_head') {
    const amount = option.gramsPerDay ?? 0;
    return { dose: words.perAnimal(`${words.decimal(amount)} ${unit}`), cost: costOf(amount) };
  }
  const perKilo = option.gramsPerKgPerDay ?? 0;
  const factor = basis === 'per_100kg_body_weight' ? 100 : 1;
  const cost = weightKg === null ? null : costOf(perKilo * weightKg);
  return {
    dose: words.perKilo(`${words.decimal(perKilo * factor)} ${unit} / ${String(factor)} kg`),
    cost: cost && weightKg !== null ? words.atWeight(cost, weightKg) : null,
  };
}

const levelKey = ({ nutrient, kind }: Product['guaranteeLevels'][number]) => `${nutrient}|${kind}`;

/**
 * The rows of products side by side: price, packs and dose first, then what the law has on the label, then every
 * nutrient that any of them guarantees. Rows about which no product says anything are left out.
 * @param weightKg what an animal weighs, for doses by weight; null when it is not known
 */
export function planComparison(
  products: readonly Product[],
  words: ComparisonWords,
  weightKg: number | null,
): ComparisonRow[] {
  const cellsOf = (cellOf: (product: Product) => Cell) => {
    const cells = products.map(cellOf);
    return { cells, differs: new Set(cells).size > 1 };
  };
  const row = (
    key: Fact,
    cellOf: (product: Product) => Cell,
    more?: Pick<RowCells, 'text'>,
  ): ComparisonRow => ({ key, ...cellsOf(cellOf), ...more });
  const levels = new Map(
    products.flatMap((product) => product.guaranteeLevels).map((one) => [levelKey(one), one]),
  );
  const rows = [
    row('unitPrice', (product) => {
      const price = bestUnitPrice(product);
      if (price === null) return null;
      const { value, unit } = shownUnitPrice({ value: price, unit: product.variations[0]?.unit ?? 'kg' });
      return `${words.money(value)}/${unit}`;
    }),
    row('packs', (product) => product.variations.map(({ size }) => size).join(' · ') || null),
    row('dose', (product) => doseCells(product, words, weightKg).dose),
    row('dailyCost', (product) => doseCells(product, words, weightKg).cost),
    row('line', (product) => product.displayInfo.line || null),
    row('stage', (product) => product.displayInfo.stage || null, { text: 'stage' }),
    row('saleClass', words.saleClass),
    row('meat', (product) => product.withdrawal.meat || null, { text: 'withdrawalMeat' }),
    row('milk', (product) => product.withdrawal.milk || null, { text: 'withdrawalMilk' }),
    row('eggs', (product) => product.withdrawal.eggs || null, { text: 'withdrawalEggs' }),
    row('registration', (product) => product.regulatory.registration || null, { text: 'registration' }),
    ...[...levels].map(([key, level]): ComparisonRow => ({
      key,
      nutrient: { name: level.nutrient, kind: level.kind },
      text: 'guaranteeLevels',
      ...cellsOf((product) => {
        const own = product.guaranteeLevels.find((one) => levelKey(one) === key);
        return own ? `${words.decimal(own.value)} ${own.unit}` : null;
      }),
    })),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}
