import fc from 'fast-check';
import { createMask, type FactoryOpts } from 'imask';
import { describe, expect, it } from 'vitest';
import { isValidPhone } from '@/lib/phone';
import { cardExpiryMask, documentMask, phoneMask } from './code-masks';
import { dateMask } from './date-mask';
import { numberMask } from './number-mask';

/** What stands in the field after typing, and after leaving it. */
function type(options: FactoryOpts, keys: string) {
  const mask = createMask(options as { mask: string });
  for (const key of keys) mask.append(key, { input: true, raw: true });
  const typed = mask.value;
  mask.doCommit();
  return { typed, left: mask.value };
}

describe('a number field', () => {
  it.each([
    ['1234,5', '1234,5'],
    ['12,345', '12,34'],
    ['1.5', '1,5'],
    ['-7', '7'],
    ['1234567', '1234567'],
    ['12ab3', '123'],
  ])('typed %s holds %s: comma, two decimals, unsigned, no separator of thousands', (keys, value) => {
    expect(type(numberMask(), keys).left).toBe(value);
  });

  it('takes other settings where a field says so', () => {
    expect(type(numberMask({ scale: 0 }), '12,5').left).toBe('125');
    expect(type(numberMask({ signed: true }), '-7').left).toBe('-7');
    expect(type(numberMask({ thousandsSeparator: '.', radix: ',' }), '1234567').left).toBe('1.234.567');
  });

  it.each([
    [{ min: 10 }, '3', '3', '10'],
    [{ max: 50 }, '70', '70', '50'],
    [{ max: 90 }, '95', '95', '90'],
    [{ max: 90 }, '90,01', '90,01', '90'],
    [{ max: 90 }, '12,5', '12,5', '12,5'],
    [{ min: -5, max: 5 }, '-70', '-70', '-5'],
    [{ min: 1 }, '', '', ''],
  ])('with %j, typed %s reads %s meanwhile and %s when it is left', (bounds, keys, typed, left) => {
    expect(type(numberMask(bounds), keys)).toEqual({ typed, left });
  });
});

describe('a phone field', () => {
  const paste = (text: string) => {
    const mask = createMask(phoneMask as { mask: string });
    mask.append(text, { input: true, raw: true });
    return mask.value;
  };

  it.each([
    ['+55 34 99887-6655', '(34) 99887-6655'],
    ['5534998876655', '(34) 99887-6655'],
    ['+55 (0)34 3831-1234', '(34) 3831-1234'],
    ['034 99887-6655', '(34) 99887-6655'],
    ['(55) 99887-6655', '(55) 99887-6655'],
    ['(55) 3222-1234', '(55) 3222-1234'],
    ['34998876655', '(34) 99887-6655'],
  ])('pasted %s holds %s: without country code and long-distance 0', (text, value) => {
    expect(paste(text)).toBe(value);
  });

  it.each([
    ['+55 34 99876-5432', '(34) 99876-5432'],
    ['5534998765432', '(34) 99876-5432'],
    ['+55 34 3831-1234', '(34) 3831-1234'],
    ['+55 (0)34 99876-5432', '(34) 99876-5432'],
    ['034 99876-5432', '(34) 99876-5432'],
    ['034 3831-1234', '(34) 3831-1234'],
    ['+55 55 99876-5432', '(55) 99876-5432'],
  ])('typed %s key by key holds %s once it is left', (keys, value) => {
    expect(type(phoneMask, keys)).toEqual({ typed: keys.replace(/\D/g, ''), left: value });
  });

  it('shows a digit too many of a mobile in area 55, and does not make another number of it', () => {
    expect(type(phoneMask, '559988766551')).toEqual({ typed: '559988766551', left: '559988766551' });
    expect(isValidPhone('559988766551')).toBe(false);
  });

  it('holds the same number typed key by key, with its prefix and without', () => {
    const prefix = fc.constantFrom('', '0', '55', '550', '+55 ', '+55 0');
    fc.assert(
      fc.property(prefix, fc.stringMatching(/^[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/), (before, number) => {
        expect(type(phoneMask, before + number).left).toBe(paste(number));
      }),
    );
  });

  it('takes the last digits off again one by one', () => {
    const mask = createMask(phoneMask as { mask: string });
    for (const key of '5534998765432') mask.append(key, { input: true, raw: true });
    mask.splice(mask.value.length - 1, 1, '', 'RIGHT', { input: true, raw: true });
    mask.splice(mask.value.length - 1, 1, '', 'RIGHT', { input: true, raw: true });
    expect(mask.value).toBe('(55) 34998-7654');
  });

  it('typed digit by digit is what was typed', () => {
    expect(type(phoneMask, '55998876655').typed).toBe('(55) 99887-6655');
    expect(type(phoneMask, '0').typed).toBe('(0');
  });
});

describe('the expiry of a card', () => {
  it.each([
    ['12/29', '12/29'],
    ['12/2029', '12/29'],
    ['122029', '12/29'],
    ['12 / 2029', '12/29'],
    ['2/2029', '02/29'],
    ['2029-12', '12/29'],
  ])('filled in as %s holds %s', (text, value) => {
    const mask = createMask(cardExpiryMask as { mask: string });
    mask.append(text, { input: true, raw: true });
    expect(mask.value).toBe(value);
  });

  it('typed digit by digit is what was typed', () => {
    expect(type(cardExpiryMask, '1229').typed).toBe('12/29');
  });
});

describe('a date field', () => {
  it.each([
    ['24122026', '24.12.2026'],
    ['01011900', '01.01.1900'],
    ['31129999', '31.12.9999'],
  ])('typed %s holds %s', (keys, value) => {
    expect(type(dateMask(), keys).left).toBe(value);
  });

  it.each([
    ['32', '3'],
    ['00', '0'],
    ['0113', '01.1'],
    ['01011899', '01.01.1'],
    ['30022026', '30.02.202'],
  ])('typed %s stops at %s: day 1 to 31, month 1 to 12, year 1900 to 9999', (keys, start) => {
    expect(type(dateMask(), keys).typed.startsWith(start)).toBe(true);
    expect(type(dateMask(), keys).typed.replace(/\./g, '')).not.toBe(keys);
  });

  it('moves to the first and to the last date allowed when it is left', () => {
    const options = dateMask({ min: new Date(2026, 0, 10), max: new Date(2026, 11, 20) });
    expect(type(options, '05012026')).toEqual({ typed: '05.01.2026', left: '10.01.2026' });
    expect(type(options, '24122026')).toEqual({ typed: '24.12.2026', left: '20.12.2026' });
    expect(type(options, '11012026').left).toBe('11.01.2026');
    expect(type(options, '1101').left).toBe('11.01');
  });
});

describe('codes', () => {
  it.each([
    ['11144477735', '111.444.777-35'],
    ['agr0vet1000175', 'AG.R0V.ET1/0001-75'],
    ['11222333000181', '11.222.333/0001-81'],
  ])('a document typed %s reads %s', (keys, value) => {
    expect(type(documentMask, keys).left).toBe(value);
  });

  it.each([
    ['3433334444', '(34) 3333-4444'],
    ['34900000001', '(34) 90000-0001'],
  ])('a phone typed %s reads %s', (keys, value) => {
    expect(type(phoneMask, keys).left).toBe(value);
  });
});
