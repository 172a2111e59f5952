import { describe, expect, it } from 'vitest';
import vectors from '@/testing/brazil-vectors.json';
import { formatCep, stateOfCep } from './cep';

describe('CEP', () => {
  it('knows the state of every reference CEP, the second ranges included', () => {
    for (const [cep, state] of vectors.cep_uf as [string, string | null][])
      expect(stateOfCep(cep), cep).toBe(state);
  });

  it('has no state for what is no CEP', () => {
    for (const text of ['', '3801', '380100001', 'abcdefgh']) expect(stateOfCep(text)).toBeNull();
  });

  it('writes the mask', () => {
    expect(formatCep('38010000')).toBe('38010-000');
    expect(formatCep('3801')).toBe('3801');
  });
});
