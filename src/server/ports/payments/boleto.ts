import { dayNumberOf } from '@/lib/time/business-days';

const FACTOR_RESET = dayNumberOf('2025-02-22');
const FACTOR_BASE = dayNumberOf('1997-10-07');

/**
 * Due factor of a boleto, 4 digits: days since 7 October 1997 until the field was full, and from 22 February 2025 on
 * again from 1000 (docs/brazil.md, Boleto; next rollover 14 October 2049).
 * @param dueDate `YYYY-MM-DD`
 */
export function boletoDueFactor(dueDate: string): number {
  const day = dayNumberOf(dueDate);
  return day >= FACTOR_RESET ? 1000 + ((day - FACTOR_RESET) % 9000) : day - FACTOR_BASE;
}

/** Check digit of a field of the line: weights 2, 1, 2, 1… from the right, products over 9 lose 9. */
function mod10(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (product > 9 ? product - 9 : product);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** General check digit: weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function mod11(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const check = 11 - (sum % 11);
  return check === 0 || check >= 10 ? 1 : check;
}

export interface BoletoInput {
  /** Three digits (COMPE). */
  bank: string;
  dueDate: string;
  amountCents: number;
  /** 25 digits that are the bank's own business. */
  freeField: string;
}

/**
 * The 47 digits a person types and the 44 a scanner reads (Carta-Circular BCB 2.926/2000).
 * @throws RangeError when a part does not fit its field
 */
export function planBoleto({ bank, dueDate, amountCents, freeField }: BoletoInput): {
  line: string;
  barcode: string;
} {
  const amount = String(amountCents).padStart(10, '0');
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField) || !/^\d{10}$/.test(amount)) {
    throw new RangeError('a part of the boleto does not fit its field');
  }
  const factorAndAmount = String(boletoDueFactor(dueDate)).padStart(4, '0') + amount;
  const check = mod11(`${bank}9${factorAndAmount}${freeField}`);
  const fields = [`${bank}9${freeField.slice(0, 5)}`, freeField.slice(5, 15), freeField.slice(15)];
  return {
    line: `${fields.map((field) => `${field}${mod10(field)}`).join('')}${check}${factorAndAmount}`,
    barcode: `${bank}9${check}${factorAndAmount}${freeField}`,
  };
}
