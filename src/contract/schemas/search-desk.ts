import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { SEARCH_LIST_KINDS, SEARCH_RULE_KINDS } from '@/contract/constants';
import { Id, IsoDate, Line, OptionalLine, Page, pageOf, SearchText, Version } from './primitives';

const MAX_TYPED = 80;
const MAX_TARGET = 200;

/** A brand of the shop by its id; the one this shop is when left out. */
const BrandId = z.string().max(40, 'tooLong').optional();
const RuleLocale = z.enum(LOCALES, 'unknownOption').nullable();
const RuleKind = z.enum(SEARCH_RULE_KINDS, 'unknownOption');

/** One search rule, for one text. */
export const SearchRule = z.object({
  id: z.string(),
  brandId: z.string(),
  kind: z.enum(SEARCH_RULE_KINDS),
  /** The search as it was typed. */
  typed: z.string(),
  /** The language it is for; null for every language. */
  locale: z.enum(LOCALES).nullable(),
  /** Words that it also finds, a product id, or a path; empty where there is nothing to do. */
  target: z.string(),
  /** Title of the product that it is about; null for other kinds and for one that is gone. */
  productTitle: z.string().nullable(),
  version: z.int(),
  /** Name of the author of this version; null for a deleted account. */
  author: z.string().nullable(),
  createdAt: IsoDate,
  /** When it stopped being in force; null while it is. */
  endedAt: IsoDate.nullable(),
});
export type SearchRule = z.infer<typeof SearchRule>;
export const SearchRuleList = pageOf(SearchRule);
export const SearchRuleListQuery = z.object({
  marca: BrandId,
  /** The search that the rules are of. */
  q: OptionalLine(MAX_TYPED),
  /** `encerradas`: earlier versions and ended rules. */
  situacao: z.enum(['em-vigor', 'encerradas'], 'unknownOption').default('em-vigor'),
  pagina: Page,
});

const RuleContent = z.strictObject({
  kind: RuleKind,
  typed: Line(MAX_TYPED),
  locale: RuleLocale,
  target: SearchText(MAX_TARGET),
});
export const CreateSearchRuleBody = RuleContent.extend({ marca: BrandId });
export type CreateSearchRuleBody = z.output<typeof CreateSearchRuleBody>;
export const UpdateSearchRuleBody = RuleContent.pick({ locale: true, target: true })
  .partial()
  .extend({ version: Version });

/** One counted search. */
export const CountedSearch = z.object({
  typed: z.string(),
  searches: z.int(),
  /** Products it found the last time. */
  lastResultCount: z.int(),
  /** Looks at a product, and additions to the cart, after it. */
  clicks: z.int(),
  additions: z.int(),
  /** The language it was typed in last; null where that was not counted. */
  locale: z.enum(LOCALES).nullable(),
  lastAt: IsoDate,
  /** Rules in force about it. */
  rules: z.int(),
});
export type CountedSearch = z.infer<typeof CountedSearch>;
export const CountedSearchList = pageOf(CountedSearch);
export const CountedSearchListQuery = z.object({
  marca: BrandId,
  tipo: z.enum(SEARCH_LIST_KINDS, 'unknownOption').default('sem-resultado'),
  pagina: Page,
});

export const PreviewSearchBody = z.strictObject({
  marca: BrandId,
  q: Line(MAX_TYPED),
  locale: z.enum(LOCALES, 'unknownOption'),
  /** A rule that is not saved; without one the preview shows the rules in force. */
  rule: RuleContent.nullable(),
});

/** The result of a search, in short. */
export const SearchPreviewSide = z.object({
  total: z.int(),
  products: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
  searchedFor: z.string().nullable(),
  leftOut: z.array(z.string()),
  leadsTo: z.string().nullable(),
});
export type SearchPreviewSide = z.infer<typeof SearchPreviewSide>;
export const SearchPreview = z.object({ live: SearchPreviewSide, draft: SearchPreviewSide });

/** A choice after a search. Nothing in it tells who chose. */
export const SearchChoiceBody = z.strictObject({
  q: Line(MAX_TYPED),
  productId: Id,
  kind: z.enum(['click', 'addition'], 'unknownOption'),
});
export type SearchChoiceBody = z.output<typeof SearchChoiceBody>;
