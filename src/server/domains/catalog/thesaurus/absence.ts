import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { fold } from '@/server/domains/catalog/search/search-words';
import data from './absence.json';
import { foldPhrase, foldWord, lookupForms } from './thesaurus-fold';

const Words = z.record(z.enum(LOCALES), z.array(z.string().min(1)));

/**
 * What a product may be free of, and how texts say so. `before` and `after` stand beside the thing (`sem ureia`,
 * `urea free`), `between` two of them; `also` is what holds the thing under another name.
 */
const ABSENCE = z
  .object({
    before: Words,
    after: Words,
    between: Words,
    things: z.array(z.object({ words: Words, also: z.array(z.string().min(1)) })),
  })
  .parse(data);

const all = (words: z.output<typeof Words>) => Object.values(words).flat();

interface Thing {
  words: readonly string[];
  also: readonly string[];
}

const THINGS: readonly Thing[] = ABSENCE.things.map(({ words, also }) => ({
  words: [...new Set(all(words))],
  also,
}));

/** Words of an indexed text: `semureia` instead of `sem ureia`, `temureia` where a product has it. */
const FREE = 'sem';
const HAS = 'tem';

/** What a search does not want. */
export interface Absence {
  /** As it was typed. */
  typed: string;
  /** Words of the products that have it. */
  has: readonly string[];
  /** Words of the products that say to be free of it. */
  free: readonly string[];
}

function toAbsence(typed: string, thing: Thing): Absence {
  const wider = THINGS.filter(({ also }) => also.some((word) => thing.words.includes(word)));
  return {
    typed,
    has: [...thing.words, ...thing.also].map((word) => HAS + fold(word)),
    free: [thing, ...wider].flatMap(({ words }) => words.map((word) => FREE + fold(word))),
  };
}

const BEFORE = all(ABSENCE.before)
  .map(foldPhrase)
  .sort((one, other) => other.length - one.length);
const AFTER = new Set(all(ABSENCE.after).map(foldWord));
const BETWEEN = new Set(all(ABSENCE.between).map(foldWord));
const byWord = new Map(
  THINGS.flatMap((thing) => thing.words.map((word) => [foldWord(word), thing] as const)),
);

const thingOf = (word: string | undefined) =>
  word === undefined ? undefined : lookupForms(word).flatMap((form) => byWord.get(form) ?? [])[0];

const startLength = (words: readonly string[]) =>
  BEFORE.find((phrase) => phrase.every((word, at) => words[at] !== undefined && foldWord(words[at]) === word))
    ?.length ?? 0;

/** What a text wants to be without, and the words that are left of it. */
export function splitAbsences(words: readonly string[]): { rest: string[]; absences: Absence[] } {
  const rest: string[] = [];
  const absences: Absence[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const start = startLength(words.slice(at));
    const next = words[at + 1];
    let thing = start > 0 ? thingOf(words[at + start]) : undefined;
    let end = at + start + 1;
    if (!thing && next !== undefined && AFTER.has(foldWord(next))) {
      thing = thingOf(word);
      end = at + 2;
    }
    if (!thing) {
      rest.push(word);
      at += 1;
      continue;
    }
    absences.push(toAbsence(words.slice(at, end).join(' '), thing));
    for (;;) {
      const joined = words[end];
      const other =
        joined !== undefined && BETWEEN.has(foldWord(joined)) ? thingOf(words[end + 1]) : undefined;
      if (!other) break;
      absences.push(toAbsence(words.slice(end, end + 2).join(' '), other));
      end += 2;
    }
    at = end;
  }
  return { rest, absences };
}

const either = (words: readonly string[]) =>
  [...new Set(words.map(fold))].sort((one, other) => other.length - one.length).join('|');

const anyThing = (words: readonly string[]) => `(${either(words)})(?:e?s)?\\M`;
const THING = anyThing(THINGS.flatMap(({ words }) => words));

/** A pattern of Postgres over folded texts, and what it is replaced by. */
interface Replacement {
  pattern: string;
  by: string;
}

/** For every text: `sem ureia e ionóforo` becomes two words. */
export const FREE_OF: readonly Replacement[] = [
  {
    pattern: `\\m(?:${either(all(ABSENCE.before))})(?: uma grama de)? ${THING}(?:,? (?:${either(all(ABSENCE.between))}) ${THING})?`,
    by: ` ${FREE}\\1 ${FREE}\\2 `,
  },
  { pattern: `\\m${THING}[ -](?:${either(all(ABSENCE.after))})\\M`, by: ` ${FREE}\\1 ` },
];

/** For what a product is called and made of, after FREE_OF. */
export const HAS_IN_IT: Replacement = {
  pattern: `\\m${anyThing(THINGS.flatMap(({ words, also }) => [...words, ...also]))}`,
  by: ` \\& ${HAS}\\1 `,
};
