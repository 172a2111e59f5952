import { describe, expect, it } from 'vitest';
import freight from '@config/freight.json';
import { chargedWeightGrams } from '@/server/ports/freight/freight-table';
import vectors from './brazil-vectors.json';

describe('the published cubages', () => {
  const rule = `*${freight.cubage.kgPerCubicMetre}/1e6`;
  const own = (vectors.freight_cubage as [number, number, number, string, number][]).filter(
    ([, , , by]) => by === rule,
  );

  it('by the rule of the shop are among the vectors', () => {
    expect(own.length).toBeGreaterThan(1);
  });

  it.each(own)(
    'charge a box of %d × %d × %d cm by %s as %d kg',
    (height, width, length, _rule, kilograms) => {
      const charged = chargedWeightGrams({ realWeightGrams: 1, volumeCm3: height * width * length });
      expect(charged).toBe(Math.round(kilograms * 1000));
    },
  );
});
