import { CATALOGUE_LOCALE } from '@config/locales';
import type { TextFunction } from './text-function';

/** Reasons of the shop's own; any other stored text is an acquirer's, in Portuguese. */
const CODES = ['NEVER_MADE', 'ISSUER_REFUSED', 'TEST_CARDS_ONLY'] as const;
export type DenialCode = (typeof CODES)[number];

/** Why a payment was denied, for a reader of `language`, and which language that is. Needs the namespace `errors`. */
export function denialText(
  t: TextFunction<`errors:denial.${DenialCode}`>,
  reason: string,
  language: string,
): { text: string; lang: string } {
  const code = CODES.find((known) => known === reason);
  return code
    ? { text: t(`errors:denial.${code}`), lang: language }
    : { text: reason, lang: CATALOGUE_LOCALE };
}
