import { LOCALES, type Locale } from '@config/locales';
import type { SearchRuleKind } from '@/contract/constants';
import { groupBy } from '@/lib/group-by';
import {
  makeLexicon,
  THESAURUS,
  TRADE,
  TRADE_WORDS,
  type Lexicon,
  type ThesaurusEntry,
} from '@/server/domains/catalog/thesaurus/thesaurus';
import { foldWord } from '@/server/domains/catalog/thesaurus/thesaurus-fold';
import { cleanSearch } from './search-words';

/** Longest text that is counted or has a rule. */
const MAX_COUNTED = 80;

/** A search without capitals, accents, plurals and fillers, which do not distinguish searches; the order stays. */
function searchKey(typed: string, lexicon: Pick<Lexicon, 'fillers'>): string {
  const words = cleanSearch(typed).split(' ').filter(Boolean).map(foldWord);
  const telling = words.filter((word) => !lexicon.fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ').slice(0, MAX_COUNTED);
}

/** One rule in force. */
export interface SearchRule {
  kind: SearchRuleKind;
  /** Null for every language. */
  locale: string | null;
  typed: string;
  /** Words that it also finds, a product id, or a path; empty where there is nothing to do. */
  target: string;
}

/** What the rules say about one search. */
export interface TaughtRules {
  pinned: readonly string[];
  hidden: readonly string[];
  redirect: string | null;
}

/** The rules for the searches of one language. */
export interface Teaching {
  lexicon: Lexicon;
  rulesFor(typed: string): TaughtRules;
}

const toEntry = ({ typed, target }: SearchRule, index: number): ThesaurusEntry => ({
  id: `merchant-${index}`,
  kind: 'product',
  direction: 'one-way',
  means: [target],
  words: Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === 'pt-BR' ? [typed] : []]),
  ) as ThesaurusEntry['words'],
  weight: 1,
  source: 'merchant',
});

/** The search of a language with these rules, the oldest first; a pin of a later rule comes after the earlier ones. */
export function planTeaching(rules: readonly SearchRule[], locale: Locale): Teaching {
  const own = rules.filter((rule) => rule.locale === null || rule.locale === locale);
  const synonyms = own.filter(({ kind }) => kind === 'synonym');
  const lexicon =
    synonyms.length === 0 ? TRADE : makeLexicon([...synonyms.map(toEntry), ...THESAURUS], TRADE_WORDS);
  const byKey = groupBy(
    own.filter(({ kind }) => kind !== 'synonym'),
    ({ typed }) => searchKey(typed, lexicon),
  );
  return {
    lexicon,
    rulesFor(typed) {
      const found = byKey.get(searchKey(typed, lexicon)) ?? [];
      const targets = (kind: SearchRuleKind) =>
        found.filter((rule) => rule.kind === kind).map(({ target }) => target);
      return {
        pinned: targets('pin'),
        hidden: targets('hide'),
        redirect: targets('redirect').at(-1) ?? null,
      };
    },
  };
}
