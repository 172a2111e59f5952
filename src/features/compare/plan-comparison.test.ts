import { formatDecimal } from '@/lib/decimal';
import { describe, expect, it } from 'vitest';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { planComparison, type ComparisonWords } from './plan-comparison';

const words: ComparisonWords = {
  decimal: (value: number) => formatDecimal(value, 'pt-BR'),
  money: (reais) => `R$ ${reais.toFixed(2)}`,
  saleClass: ({ saleClass }) => saleClass,
  perAnimal: (amount) => `${amount} por animal`,
  perKilo: (amount) => amount,
  atWeight: (cost, weightKg) => `${cost} at ${weightKg} kg`,
};
const rowsAt = (weightKg: number | null, ...products: Parameters<typeof planComparison>[0]) =>
  new Map(planComparison(products, words, { heads: 40, weightKg }).map((row) => [row.key, row]));
const rowsOf = (...products: Parameters<typeof planComparison>[0]) => rowsAt(null, ...products);

describe('products side by side', () => {
  it('compares the best price per kilogram of packs that every visitor can buy', () => {
    const product = makeFullProduct({
      variations: [
        makePack({ pricePerUnit: 3, stock: 0 }),
        makePack({ pricePerUnit: 2, visibility: { buyOnlyLinhaBranca: true } }),
        makePack({ pricePerUnit: 4 }),
        makePack({ pricePerUnit: 5 }),
      ],
    });
    const soldOut = makeFullProduct({ variations: [makePack({ pricePerUnit: 3, stock: 0 })] });
    expect(rowsOf(product, soldOut).get('unitPrice')?.cells).toEqual(['R$ 4.00/kg', 'R$ 3.00/kg']);
  });

  it('has no price per kilogram for a kit', () => {
    const kit = makeFullProduct({
      variations: [makePack({ presentation: 'Kit com 9 itens, 1,8 kg', pricePerUnit: 0 })],
    });
    const bagged = makeFullProduct({ variations: [makePack({ pricePerUnit: 3 })] });
    expect(rowsOf(kit, bagged).get('unitPrice')?.cells).toEqual([null, 'R$ 3.00/kg']);
    expect(rowsOf(kit).has('unitPrice')).toBe(false);
  });

  it('computes the cost of a day of one animal, for a dose by weight with the given weight', () => {
    const perHead = makeFullProduct({
      variations: [makePack({ pricePerUnit: 5 })],
      dose: { basis: 'per_head', unit: 'g', options: [{ label: 'Vacas', gramsPerDay: 100, minDays: 1 }] },
    });
    const byWeight = makeFullProduct({
      variations: [makePack({ pricePerUnit: 4 })],
      dose: {
        basis: 'per_100kg_body_weight',
        unit: 'g',
        options: [{ label: 'Seca', gramsPerKgPerDay: 1, minDays: 1 }],
      },
    });
    const rows = rowsOf(perHead, byWeight);
    expect(rows.get('dose')?.cells).toEqual(['100 g por animal', '100 g / 100 kg']);
    expect(rows.get('dailyCost')?.cells).toEqual(['R$ 0.50', null]);
    expect(rowsAt(300, perHead, byWeight).get('dailyCost')?.cells).toEqual(['R$ 0.50', 'R$ 1.20 at 300 kg']);
    expect(rowsAt(300, perHead, byWeight).get('herdCost')?.cells).toEqual(['R$ 20.00', 'R$ 48.00']);
    expect(rows.get('herdCost')?.cells).toEqual(['R$ 20.00', null]);
  });

  it('lists every guaranteed nutrient, with minimum and maximum in separate rows', () => {
    const one = makeFullProduct({
      guaranteeLevels: [
        { nutrient: 'Cálcio', value: 120, unit: 'g', kind: 'min' },
        { nutrient: 'Cálcio', value: 150, unit: 'g', kind: 'max' },
      ],
    });
    const other = makeFullProduct({
      guaranteeLevels: [{ nutrient: 'Fósforo', value: 60, unit: 'g', kind: 'min' }],
    });
    const nutrients = [...rowsOf(one, other).values()].filter(({ nutrient }) => nutrient);
    expect(nutrients.map(({ nutrient, cells }) => [nutrient?.name, nutrient?.kind, ...cells])).toEqual([
      ['Cálcio', 'min', '120 g', null],
      ['Cálcio', 'max', '150 g', null],
      ['Fósforo', 'min', null, '60 g'],
    ]);
  });

  it('knows which rows differ and leaves out rows without a value', () => {
    const one = makeFullProduct({ withdrawal: { meat: 'Zero', milk: 'Zero', eggs: '' } });
    const other = makeFullProduct({ withdrawal: { meat: '5 dias', milk: 'Zero', eggs: '' } });
    const rows = rowsOf(one, other);
    expect(rows.get('meat')?.differs).toBe(true);
    expect(rows.get('milk')?.differs).toBe(false);
    expect(rows.has('eggs')).toBe(false);
  });
});
