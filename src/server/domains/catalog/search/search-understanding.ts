import type { Phase } from '@/contract/list-options';
import { splitAbsences, type Absence } from '@/server/domains/catalog/thesaurus/absence';
import type { Lexicon, Phrase } from '@/server/domains/catalog/thesaurus/thesaurus';
import { foldWord, lookupForms } from '@/server/domains/catalog/thesaurus/thesaurus-fold';

/** What a text searches for, as a tree: a word, one of several alternatives, or all of several parts. */
export type TextQuery = { words: string } | { any: readonly TextQuery[] } | { all: readonly TextQuery[] };

/** Alternatives for one meaning, and what a product that holds them scores. */
export interface Saying {
  query: TextQuery;
  weight: number;
}

/** One part of a search. */
export interface Segment {
  /** As it was typed. */
  typed: string;
  /** The typed words first. */
  sayings: readonly Saying[];
  /** It names an animal, which matters more than its frequency in the catalogue says. */
  isAnimal: boolean;
  isSymptom: boolean;
  /** It names something that the shop does not sell. */
  isNotSold: boolean;
  /** Phases of life or use that it means: products for them come first. */
  phases: readonly Phase[];
  /** What a product must not have; null for what is asked for. The sayings then say that it is free of it. */
  absent: TextQuery | null;
}

/** What a text asks for, without what it wants to be free of. */
export const wantedOf = (segments: readonly Segment[]) => segments.filter(({ absent }) => !absent);

interface Token {
  typed: string;
  forms: readonly string[];
}

/** The most meanings of one word; with more, every product would match. */
const MAX_MEANS = 14;

const meets = (token: Token, word: string) => token.forms.includes(word);

/** Places of a phrase's words among the tokens, in any order, each token once; null when one is missing. */
function findPhrase(tokens: readonly (Token | null)[], phrase: Phrase): number[] | null {
  const places: number[] = [];
  for (const word of phrase.tokens) {
    const place = tokens.findIndex((token, at) => token && !places.includes(at) && meets(token, word));
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places);

const mergeMeans = (phrases: readonly Phrase[]): Saying[] => {
  const weights = new Map<string, number>();
  for (const { means, weight } of phrases)
    for (const text of means) weights.set(text, Math.max(weight, weights.get(text) ?? 0));
  return [...weights].slice(0, MAX_MEANS).map(([text, weight]) => ({ query: { words: text }, weight }));
};

const anyOf = (sayings: readonly Saying[]): TextQuery => ({ any: sayings.map(({ query }) => query) });

/** The meanings of a single word: the phrases that consist of it. */
function readToken(token: Token, lexicon: Lexicon): Phrase[] {
  const form = token.forms.find((one) => lexicon.byToken.get(one)?.some(({ tokens }) => tokens.length === 1));
  return form ? (lexicon.byToken.get(form) ?? []).filter(({ tokens }) => tokens.length === 1) : [];
}

const typedSaying = (typed: string): Saying => ({ query: { words: typed }, weight: 1 });

/** A segment for a text without another meaning. */
const plainSegment = (typed: string): Segment => ({
  typed,
  sayings: [typedSaying(typed)],
  isAnimal: false,
  isSymptom: false,
  isNotSold: false,
  phases: [],
  absent: null,
});

const anyWord = (words: readonly string[]): TextQuery => ({ any: words.map((word) => ({ words: word })) });

const absentSegment = ({ typed, has, free }: Absence): Segment => ({
  ...plainSegment(typed),
  sayings: [{ query: anyWord(free), weight: 1 }],
  absent: anyWord(has),
});

const phasesOf = (phrases: readonly Phrase[]) => [...new Set(phrases.flatMap(({ phases }) => phases))];

/** Units of time, folded: the number before one is an age, which no product's text holds as it is typed. */
const TIMES = new Set(['mes', 'mese', 'ano', 'dia', 'semana', 'month', 'year', 'day', 'week']);
const isAge = (word: string, next: string | undefined) =>
  /^\d+$/.test(word) && next !== undefined && TIMES.has(foldWord(next));

/** What a text searches for: fillers left out, known phrases read as a whole, every other word by itself. */
export function understandSearch(text: string, lexicon: Lexicon): Segment[] {
  const { rest: every, absences } = splitAbsences(text.split(' ').filter(Boolean));
  const telling = every.filter(
    (word, at) => !lexicon.fillers.has(foldWord(word)) && !isAge(word, every[at + 1]),
  );
  const tokens: (Token | null)[] = (telling.length + absences.length > 0 ? telling : every).map((typed) => ({
    typed,
    forms: lookupForms(typed),
  }));
  const segments: { place: number; segment: Segment }[] = [];

  const candidates = new Set(
    tokens.flatMap((token) => (token?.forms ?? []).flatMap((form) => lexicon.byToken.get(form) ?? [])),
  );
  const phrases = [...candidates]
    .filter(({ tokens: words }) => words.length > 1)
    .sort((one, other) => other.tokens.length - one.tokens.length);
  for (const length of new Set(phrases.map(({ tokens: words }) => words.length))) {
    const found = phrases
      .filter((phrase) => phrase.tokens.length === length)
      .flatMap((phrase) => {
        const places = findPhrase(tokens, phrase);
        return places ? [{ phrase, places }] : [];
      })
      .sort((one, other) => spread(one.places) - spread(other.places));
    for (const { places } of found) {
      const used = places.flatMap((place) => tokens[place] ?? []);
      if (used.length < places.length) continue;
      const key = [...places].sort((one, other) => one - other).join();
      const same = found.filter((other) => [...other.places].sort((one, two) => one - two).join() === key);
      const ordered = [...places].sort((one, other) => one - other).flatMap((place) => tokens[place] ?? []);
      const typed = ordered.map((token) => token.typed).join(' ');
      const piecewise = ordered
        .filter((token) => !lexicon.particles.has(token.forms[0] ?? ''))
        .map((token) => anyOf([typedSaying(token.typed), ...mergeMeans(readToken(token, lexicon))]));
      segments.push({
        place: Math.min(...places),
        segment: {
          typed,
          sayings: [
            typedSaying(typed),
            { query: { all: piecewise }, weight: 0.3 },
            ...mergeMeans(same.map(({ phrase }) => phrase)),
          ],
          isAnimal: same.some(({ phrase }) => phrase.kind === 'animal'),
          isSymptom: same.some(({ phrase }) => phrase.isSymptom),
          isNotSold: same.some(({ phrase }) => lexicon.notSold.has(phrase.tokens.join(' '))),
          phases: phasesOf(same.map(({ phrase }) => phrase)),
          absent: null,
        },
      });
      for (const place of places) tokens[place] = null;
    }
  }
  tokens.forEach((token, place) => {
    if (!token || lexicon.particles.has(token.forms[0] ?? '')) return;
    const read = readToken(token, lexicon);
    segments.push({
      place,
      segment: {
        typed: token.typed,
        sayings: [typedSaying(token.typed), ...mergeMeans(read)],
        isAnimal: read.some(({ kind }) => kind === 'animal'),
        isSymptom: read.some(({ isSymptom }) => isSymptom),
        isNotSold: token.forms.some((form) => lexicon.notSold.has(form)),
        phases: phasesOf(read),
        absent: null,
      },
    });
  });
  const inOrder = segments.sort((one, other) => one.place - other.place).map(({ segment }) => segment);
  const asked = [...inOrder, ...absences.map(absentSegment)];
  return asked.length > 0 ? asked : [plainSegment(text)];
}
