import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { CategoryRef, Picture } from './catalog';
import { IsoDate, Money, Slug } from './primitives';

/** Suggestions for a text that is being typed. */
export const SearchSuggestions = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      slug: Slug,
      title: z.string(),
      titleLang: z.enum(LOCALES),
      picture: Picture.nullable(),
      /** Current price of `pack`, else of the base pack. */
      price: Money,
      /** SKU of the pack that the text names by item number or bar code. */
      pack: z.string().nullish(),
    }),
  ),
  categories: z.array(CategoryRef.extend({ count: z.int() })),
  /** Whole searches that begin like the typed text, or its corrected spelling. */
  words: z.array(z.string()),
  /** Nothing holds the text: words and categories are those of an empty field. */
  isFallback: z.boolean().optional(),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

/** Searches that found nothing. */
export const FailedSearches = z.object({
  items: z.array(
    z.object({
      typed: z.string(),
      searches: z.int(),
      firstAt: IsoDate,
      lastAt: IsoDate,
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type FailedSearches = z.infer<typeof FailedSearches>;
