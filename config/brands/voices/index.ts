import type { Locale } from '../../locales';
import linhaMatriz from './linha-matriz.json';
import tropaESela from './tropa-e-sela.json';

/** Texts of the interface by file, as far as a brand says them in its own words. */
type Voice = Record<Locale, Record<string, Record<string, unknown>>>;

const VOICES: Partial<Record<string, Voice>> = { 'tropa-e-sela': tropaESela, 'linha-matriz': linhaMatriz };

/**
 * What a brand says in its own words of a file of texts (docs/brands); nothing where it speaks with those of the house.
 * Only files that pages bring with them: what a browser asks for by itself (`/locales`) is the same for all brands.
 */
export const voiceOf = (brandId: string, locale: Locale, file: string): Record<string, unknown> =>
  VOICES[brandId]?.[locale][file] ?? {};
