import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

// Without this option the library drops the letters of a CNPJ.
const ALPHANUMERIC = { version: 2 } as const;

const ONLY_FORM_AND_MASK = /^[0-9A-Z.\-/\s]*$/;

/** Without mask, upper case. A document is text: it starts with zeros and may carry letters. */
export const bareDocument = (value: string): string => value.toUpperCase().replace(/[^0-9A-Z]/g, '');

/**
 * Check digits of a CPF (11 digits) or a CNPJ (14 characters; letters in the first twelve since IN RFB 2.229/2024),
 * with or without mask. Text with other characters is not valid.
 */
export function isValidDocument(value: string): boolean {
  if (!ONLY_FORM_AND_MASK.test(value.toUpperCase())) return false;
  const bare = bareDocument(value);
  if (/^\d{11}$/.test(bare)) return isValidCpf(bare);
  return /^[0-9A-Z]{12}\d{2}$/.test(bare) && isValidCnpj(bare, ALPHANUMERIC);
}

/** `111.444.777-35` or `12.ABC.345/01DE-35`; anything that is no complete document comes back as it was given. */
export function formatDocument(value: string): string {
  const bare = bareDocument(value);
  if (/^\d{11}$/.test(bare)) return formatCpf(bare);
  return bare.length === 14 ? formatCnpj(bare, ALPHANUMERIC) : value;
}
