import { cleanSearch, fold } from '@/server/domains/catalog/search/search-words';

/** Feminine forms that a search treats as the masculine: `rachada` is `rachado`; `casca` is no `casco`. */
const FEMININE = /(ad|id|eir|os|inh|iv|ic|ent)a$/;

const foldLatin = (word: string) => {
  const singular = word
    .replace(/[oa]es$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/ois$/, 'oi')
    .replace(/ns$/, 'm');
  const short = singular.length > 3 ? singular.replace(/s$/, '') : singular;
  return short.length > 4 ? short.replace(FEMININE, '$1o') : short;
};

/** One spelling of each Arabic letter that is written in several ways. */
const foldArabic = (word: string) =>
  word.replace(/[ٱ]/g, 'ا').replace(/ة$/, 'ه').replace(/ى/g, 'ي').replace(/ـ/g, '');

/** A word as the thesaurus compares it: without accents, capitals, plural and gender. */
export const foldWord = (word: string): string => {
  const folded = fold(word);
  return /^[a-z]+$/.test(folded) ? foldLatin(folded) : foldArabic(folded);
};

/** Prefixes that Arabic and Hebrew write onto a word: the article, `and`, `for`, `in`. The longest first. */
const PREFIXES = [/^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=.{2})/, /^(?:של|וה|לה|בה|מה|ה|ל|ב|ו|מ|ש|כ)(?=.{2})/];

/** Forms of a word in the thesaurus: itself, without a prefix, without a diminutive. */
export function lookupForms(word: string): string[] {
  const folded = foldWord(word);
  const bare = PREFIXES.map((prefix) => folded.replace(prefix, '')).filter((form) => form !== folded);
  const diminutive = /^([a-z]{3,})z?inho$/.exec(folded)?.[1];
  const grown = diminutive ? ['o', 'a', 'e', ''].map((end) => foldWord(`${diminutive}${end}`)) : [];
  const plural = /^(.{2,})(?:ים|ות|ين|ات)$/.exec(folded)?.[1];
  return [folded, ...bare, ...grown, ...(plural ? [plural, `${plural}ה`, `${plural}ه`] : [])];
}

/** The words of a phrase as the thesaurus compares them. */
export const foldPhrase = (phrase: string): string[] =>
  cleanSearch(phrase).split(' ').filter(Boolean).map(foldWord);
