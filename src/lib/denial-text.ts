import { CATALOGUE_LOCALE } from '@config/locales';
import type { TextFunction } from './text-function';

/** Reasons of the shop's own, and their texts; whatever else is stored are an acquirer's words, in Portuguese. */
const KEYS = {
  NEVER_MADE: 'errors:denial.NEVER_MADE',
  ISSUER_REFUSED: 'checkout:simulation.issuerRefused',
  TEST_CARDS_ONLY: 'checkout:simulation.testCardsOnly',
} as const;
export type DenialCode = keyof typeof KEYS;

const isCode = (reason: string): reason is DenialCode => Object.hasOwn(KEYS, reason);

/** Why a payment was denied, for a reader of `language`, and which language that is. Needs `errors` and `checkout`. */
export const denialText = (
  t: TextFunction<(typeof KEYS)[DenialCode]>,
  reason: string,
  language: string,
): { text: string; lang: string } =>
  isCode(reason) ? { text: t(KEYS[reason]), lang: language } : { text: reason, lang: CATALOGUE_LOCALE };
