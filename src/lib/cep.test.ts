import { describe, expect, it } from 'vitest';
import freight from '@config/freight.json';
import vectors from '@/testing/brazil-vectors.json';
import { bareCep, formatCep, stateOfCep } from './cep';

describe('CEP', () => {
  it('knows the state of every reference CEP, the second ranges included', () => {
    for (const [cep, state] of vectors.cep_uf as [string, string | null][])
      expect(stateOfCep(cep), cep).toBe(state);
  });

  it('is read from an Arabic keyboard too', () => {
    expect(bareCep('٣٨٠١٠-٠٠٠')).toBe('38010000');
    expect(stateOfCep('٣٨٠١٠٠٠٠')).toBe('MG');
  });

  it('has no state for what is no CEP', () => {
    for (const text of ['', '3801', '380100001', 'abcdefgh']) expect(stateOfCep(text)).toBeNull();
  });

  it('lies in one range alone', () => {
    const ranges = [...freight.cepRanges, ...freight.unassignedCepRanges].sort((one, other) =>
      one.from.localeCompare(other.from),
    );
    const isWrong = ({ from, to }: (typeof ranges)[number], at: number) =>
      from > to || from <= (ranges[at - 1]?.to ?? '');
    expect(ranges.filter(isWrong)).toEqual([]);
  });

  it('writes the mask', () => {
    expect(formatCep('38010000')).toBe('38010-000');
    expect(formatCep('3801')).toBe('3801');
  });
});
