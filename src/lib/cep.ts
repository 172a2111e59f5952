import freight from '@config/freight.json';
import { readWholeNumber } from './read-whole-number';

/** Eight digits of a CEP, however it was typed. */
export const bareCep = readWholeNumber;

/**
 * The state a CEP lies in, by the ranges of the Correios (`config/freight.json`; three states have two ranges).
 * @returns null for a range that is not assigned, and for anything that is no CEP
 */
export function stateOfCep(cep: string): string | null {
  const digits = bareCep(cep);
  if (digits.length !== 8) return null;
  return freight.cepRanges.find(({ from, to }) => from <= digits && digits <= to)?.state ?? null;
}

/** `38010-000`; text that is no complete CEP comes back as it was given. */
export function formatCep(cep: string): string {
  const digits = bareCep(cep);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : cep;
}
