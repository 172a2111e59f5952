import { describe, expect, it } from 'vitest';
import vectors from '@/testing/brazil-vectors.json';
import { bareDocument, formatDocument, isValidDocument } from './documents';

describe('documents', () => {
  it('accepts every valid CPF and CNPJ, letters included', () => {
    // 12345678909 passes the arithmetic, and libraries disagree whether it is reserved (docs/brazil.md).
    const { cpf, cnpj } = vectors;
    for (const value of [
      ...cpf.valid.filter((entry) => entry !== '12345678909'),
      ...cnpj.valid_numeric,
      ...cnpj.valid_alnum,
      ...cnpj.valid_alnum_own,
    ]) {
      expect(isValidDocument(value), value).toBe(true);
      expect(isValidDocument(formatDocument(value).toLowerCase()), value).toBe(true);
    }
  });

  it('refuses wrong check digits, repeats, wrong lengths and foreign characters', () => {
    const { cpf, cnpj } = vectors;
    for (const value of [
      ...cpf.invalid,
      ...cnpj.invalid,
      ...cnpj.published_as_valid_but_wrong,
      '',
      'abc11144477735',
      '111444777３5',
    ]) {
      expect(isValidDocument(value), value).toBe(false);
    }
  });

  it('writes and removes the mask without losing letters or zeros', () => {
    for (const [bare, masked] of [...vectors.cpf.mask, ...vectors.cnpj.mask] as [string, string][]) {
      expect(formatDocument(bare)).toBe(masked);
      expect(bareDocument(masked)).toBe(bare);
    }
    expect(formatDocument('123')).toBe('123');
  });
});
