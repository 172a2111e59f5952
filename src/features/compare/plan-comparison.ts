import type { Product, Variation } from '@/contract/schemas/catalog';
import { shownUnitPrice } from '@/lib/pricing/unit-price';

/** Text of a cell; null when a product has no value. */
export type Cell = string | null;

/** The kinds of rows besides nutrients; also the text keys of their names under `rows`. */
type Fact =
  | 'unitPrice'
  | 'packs'
  | 'dose'
  | 'dailyCost'
  | 'herdCost'
  | 'line'
  | 'stage'
  | 'saleClass'
  | 'meat'
  | 'milk'
  | 'eggs'
  | 'registration';

/** What the costs are worked out for; null while it is not known. */
export interface ComparedHerd {
  heads: number | null;
  /** Mean live weight of one animal, for doses by weight. */
  weightKg: number | null;
}

interface RowCells {
  /** The text of a product that the cells show. */
  text?: Product['untranslated'][number];
  cells: Cell[];
  /** False when all products have the same value. */
  differs: boolean;
}

export type ComparisonRow = RowCells &
  ({ key: Fact; nutrient?: undefined } | { key: string; nutrient: { name: string; kind: 'min' | 'max' } });

/** Formats an amount or a fact; the screen knows the language. */
export interface ComparisonWords {
  money(reais: number): string;
  decimal(value: number): string;
  saleClass(product: Product): string;
  perAnimal(amount: string): string;
  perKilo(amount: string): string;
  /** A cost for an animal of this weight. */
  atWeight(cost: string, weightKg: number): string;
}

/** In stock, and for every visitor: a price that needs a permission is not comparable. */
const sellable = (product: Product) =>
  product.variations.filter(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca);
/** Without the packs that have none, such as kits. */
const unitPrices = (variations: readonly Variation[]) =>
  variations.map(({ pricePerUnit }) => pricePerUnit).filter((price) => price > 0);

/** The lowest price per kilogram or litre of packs that every visitor can buy, else of all packs; null for kits. */
function bestUnitPrice(product: Product): number | null {
  const prices = unitPrices(sellable(product));
  const all = prices.length > 0 ? prices : unitPrices(product.variations);
  return all.length > 0 ? Math.min(...all) : null;
}

/** Whether the dose depends on the weight of the animal. */
export const isDosedByWeight = ({ dose }: Product): boolean => !!dose && dose.basis !== 'per_head';

/** The daily intake of one animal, and what it and the herd cost a day at the best price per unit. */
function doseCells(
  product: Product,
  words: ComparisonWords,
  { heads, weightKg }: ComparedHerd,
): { dose: Cell; cost: Cell; herdCost: Cell } {
  const option = product.dose?.options[0];
  if (!product.dose || !option) return { dose: null, cost: null, herdCost: null };
  const { basis, unit } = product.dose;
  const price = bestUnitPrice(product);
  const costOf = (amount: number) =>
    price === null || amount === 0 ? null : words.money((price * amount) / 1000);
  const ofHerd = (amount: number) => (heads === null ? null : costOf(amount * heads));
  if (basis === 'per_head') {
    const amount = option.gramsPerDay ?? 0;
    return {
      dose: words.perAnimal(`${words.decimal(amount)} ${unit}`),
      cost: costOf(amount),
      herdCost: ofHerd(amount),
    };
  }
  const perKilo = option.gramsPerKgPerDay ?? 0;
  const factor = basis === 'per_100kg_body_weight' ? 100 : 1;
  const cost = weightKg === null ? null : costOf(perKilo * weightKg);
  return {
    dose: words.perKilo(`${words.decimal(perKilo * factor)} ${unit} / ${String(factor)} kg`),
    cost: cost && weightKg !== null ? words.atWeight(cost, weightKg) : null,
    herdCost: weightKg === null ? null : ofHerd(perKilo * weightKg),
  };
}

const levelKey = ({ nutrient, kind }: Product['guaranteeLevels'][number]) => `${nutrient}|${kind}`;

/**
 * The rows of products side by side: price, packs and dose first, then the data of the label, then every
 * guaranteed nutrient. Rows without any value are left out.
 */
export function planComparison(
  products: readonly Product[],
  words: ComparisonWords,
  herd: ComparedHerd,
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
    row('dose', (product) => doseCells(product, words, herd).dose),
    row('dailyCost', (product) => doseCells(product, words, herd).cost),
    row('herdCost', (product) => doseCells(product, words, herd).herdCost),
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
