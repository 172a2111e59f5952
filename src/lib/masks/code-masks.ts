import type { FactoryOpts } from 'imask';

const alphanumeric = { '*': /[0-9a-z]/i } as const;

/** CPF until a letter or a twelfth character says CNPJ; letters are taken since IN RFB 2.229/2024. */
export const documentMask: FactoryOpts = {
  mask: [
    { mask: '000.000.000-00' },
    {
      mask: '**.***.***/****-00',
      definitions: alphanumeric,
      prepareChar: (char: string) => char.toUpperCase(),
    },
  ],
  dispatch: (appended, masked) => {
    const text = `${masked.value}${appended}`.replace(/[^0-9a-z]/gi, '');
    return masked.compiledMasks[/[a-z]/i.test(text) || text.length > 11 ? 1 : 0];
  },
};

/** `38010-000`. */
export const cepMask: FactoryOpts = { mask: '00000-000' };

/** The country code and the 0 of a long-distance call, in front of area code and number. Ten digits are a landline. */
const CALL_PREFIX = /^(?:55)?0?(?=\d{11}$|\d\d[2-5]\d{7}$)/;
const barePhone = (text: string) => text.replace(/\D/g, '').replace(CALL_PREFIX, '');
/** No area code begins with 0, and no number without a country code has more than eleven digits. */
const HAS_CALL_PREFIX = /^(?:0\d{10}|55\d{10})/;

/**
 * Landline or mobile, with area code. A whole number may be pasted with its country code; one that is typed with it stands
 * in the field as it is until the field is left.
 */
export const phoneMask: FactoryOpts = {
  mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }, { mask: '00000000000000' }],
  prepare: barePhone,
  dispatch: (appended, masked, _flags, tail) => {
    const digits = `${masked.value}${appended}${tail.toString()}`.replace(/\D/g, '');
    return masked.compiledMasks[HAS_CALL_PREFIX.test(digits) ? 2 : digits.length > 10 ? 1 : 0];
  },
  commit: (text, masked) => {
    const bare = barePhone(text);
    if (bare !== text.replace(/\D/g, '')) masked.value = bare;
  },
};
export const cardNumberMask: FactoryOpts = { mask: '0000 0000 0000 0000 000' };
/** A whole expiry that is pasted or filled in by the browser: `12/2029`, `2029-12`. */
const YEAR_LAST = /^(\d{1,2})\D*20(\d\d)$/;
const YEAR_FIRST = /^20(\d\d)\D+(\d{1,2})$/;

/** `12/29`. */
export const cardExpiryMask: FactoryOpts = {
  mask: '00/00',
  prepare: (typed: string) =>
    typed
      .trim()
      .replace(YEAR_LAST, (_, month: string, year: string) => month.padStart(2, '0') + year)
      .replace(YEAR_FIRST, (_, year: string, month: string) => month.padStart(2, '0') + year),
};
export const cardCvvMask: FactoryOpts = { mask: '0000' };
