import { describe, expect, it } from 'vitest';
import { pricePerUnit, variationSize } from './variation-size';

const solid = (presentation: string, netWeightGrams: number) => ({
  presentation,
  netWeightGrams,
  netVolumeMl: null,
});
const liquid = (presentation: string, netVolumeMl: number) => ({
  presentation,
  netWeightGrams: null,
  netVolumeMl,
});

describe('variationSize', () => {
  it.each([
    [solid('Saco 30 kg', 30_000), '30 kg'],
    [solid('Lote 20 sacos de 30 kg', 600_000), '20 × 30 kg'],
    [solid('Palete 40 sacos de 25 kg', 1_000_000), '40 × 25 kg'],
    [solid('Big bag 500 kg', 500_000), '500 kg'],
    [solid('Kit com 9 itens, 1,8 kg', 1_800), '1,8 kg'],
    [solid('Seringa 6 g', 6), '6 g'],
    [liquid('Caixa com 4 seringas de 10 ml', 40), '4 × 10 ml'],
    [liquid('Frasco 500 ml', 500), '500 ml'],
    [liquid('Frasco 1 L', 1_000), '1 L'],
  ])('says %j shortly', (pack, size) => expect(variationSize(pack)).toBe(size));
});

describe('pricePerUnit', () => {
  it('is reais per kg or litre, to the centavo', () => {
    expect(pricePerUnit(solid('Saco 30 kg', 30_000), 13_490)).toEqual({ pricePerUnit: 4.5, unit: 'kg' });
    expect(pricePerUnit(liquid('Frasco 500 ml', 500), 8_990)).toEqual({ pricePerUnit: 179.8, unit: 'L' });
  });

  it('is 0 for a kit, whose things are not bought by weight', () => {
    expect(pricePerUnit(solid('Kit com 9 itens, 1,8 kg', 1_800), 16_990)).toEqual({
      pricePerUnit: 0,
      unit: 'kg',
    });
  });

  it('is 0 for a pack without content rather than infinite', () => {
    expect(pricePerUnit(solid('Saco', 0), 100).pricePerUnit).toBe(0);
  });
});
