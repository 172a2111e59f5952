import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { PHASES, type Phase } from '@/contract/list-options';
import { fold } from '@/server/domains/catalog/search/search-words';
import animals from './animals.json';
import fillers from './fillers.json';
import notSold from './not-sold.json';
import problems from './problems.json';
import products from './products.json';
import { foldPhrase, foldWord } from './thesaurus-fold';

const Words = z.record(z.enum(LOCALES), z.array(z.string().min(1)));

/**
 * Pairs what people type with what the texts of an animal feed shop write.
 *
 * `one-way`: a search for one of the `words` also finds `means`. `two-way`: the Portuguese words also find each other.
 * `weight`: what a product that holds only `means` counts, beside 1 for the typed word itself.
 * `source`: `trade` is how the trade speaks, `label` what labels and leaflets print, `veterinary` what a sick animal
 * shows, `merchant` what the dashboard added. A veterinary entry finds products and promises nothing.
 */
export const ThesaurusEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(['animal', 'state', 'symptom', 'body', 'wish', 'product', 'active']),
  direction: z.enum(['one-way', 'two-way']),
  /** Words of the catalogue, in Portuguese; the words of one meaning must all stand in a product. */
  means: z.array(z.string().min(1)).min(1),
  words: Words,
  weight: z.number().positive().max(1),
  source: z.enum(['trade', 'label', 'veterinary', 'merchant']),
  /** Phases of life or use that the words name: products meant for them come first, those for others last. */
  phases: z.array(z.enum(PHASES)).optional(),
});
export type ThesaurusEntry = z.infer<typeof ThesaurusEntry>;

/** Words for "without": a phrase may need them, a search never does. */
const PARTICLES = ['sem', 'sin', 'without', 'not', 'não', 'ללא', 'בלי', 'بدون'];

/** One phrase of the lexicon. */
export interface Phrase {
  /** Its folded words, fillers left out. */
  tokens: readonly string[];
  /** What it finds beside itself. */
  means: readonly string[];
  weight: number;
  kind: ThesaurusEntry['kind'];
  isSymptom: boolean;
  phases: readonly Phase[];
}

export interface Lexicon {
  /** Phrases by each of their words. */
  byToken: ReadonlyMap<string, readonly Phrase[]>;
  fillers: ReadonlySet<string>;
  particles: ReadonlySet<string>;
  /** Words that have an entry of their own, as they are written, and folded. */
  words: readonly { word: string; norm: string }[];
  /** Phrases that name what the shop does not sell, joined by blanks. */
  notSold: ReadonlySet<string>;
}

const wordsOf = ({ words }: ThesaurusEntry) => Object.values(words).flat();

/** The words of a phrase without its fillers; all of them when it has nothing else. */
function tellingOf(tokens: readonly string[], fillers: ReadonlySet<string>): readonly string[] {
  const telling = tokens.filter((token) => !fillers.has(token));
  return telling.length > 0 ? telling : tokens;
}

/** A phrase that its fillers reduce to one word means no more than that word, which has an entry of its own. */
const saysOneWord = (all: readonly string[], telling: readonly string[], ownWords: ReadonlySet<string>) =>
  all.length > 1 && telling.length === 1 && telling.every((token) => ownWords.has(token));

function phrasesOf(
  entry: ThesaurusEntry,
  fillerWords: ReadonlySet<string>,
  ownWords: ReadonlySet<string>,
): Phrase[] {
  const own = entry.direction === 'two-way' ? entry.words['pt-BR'] : [];
  return wordsOf(entry).flatMap((words): Phrase[] => {
    const all = foldPhrase(words);
    const telling = tellingOf(all, fillerWords);
    if (saysOneWord(all, telling, ownWords)) return [];
    return [
      {
        tokens: telling,
        means: [...new Set([...entry.means, ...own])],
        weight: entry.weight,
        kind: entry.kind,
        isSymptom: entry.source === 'veterinary',
        phases: entry.phases ?? [],
      },
    ];
  });
}

/** The lexicon of these entries, with the fillers and the names of things that are not sold. */
export function makeLexicon(
  entries: readonly ThesaurusEntry[],
  words: { fillers: readonly string[]; notSold: readonly string[] },
): Lexicon {
  const particles = new Set(PARTICLES.map(foldWord));
  const fillerWords = new Set(words.fillers.map(foldWord).filter((word) => !particles.has(word)));
  const single = entries.flatMap(wordsOf).filter((word) => foldPhrase(word).length === 1);
  const ownWords = new Set(single.map(foldWord));
  const byToken = new Map<string, Phrase[]>();
  const named = words.notSold.map((phrase) => tellingOf(foldPhrase(phrase), fillerWords));
  const wholes = named
    .filter((tokens) => tokens.length > 1)
    .map((tokens): Phrase => ({
      tokens,
      means: [],
      weight: 1,
      kind: 'product',
      isSymptom: false,
      phases: [],
    }));
  for (const phrase of [...entries.flatMap((entry) => phrasesOf(entry, fillerWords, ownWords)), ...wholes])
    for (const token of new Set(phrase.tokens)) {
      const known = byToken.get(token);
      if (known) known.push(phrase);
      else byToken.set(token, [phrase]);
    }
  return {
    byToken,
    fillers: fillerWords,
    particles,
    words: [...new Set(single)].map((word) => ({ word, norm: fold(word) })),
    notSold: new Set(named.map((tokens) => tokens.join(' '))),
  };
}

/** Every entry of the trade, as the files beside this one hold it. */
export const THESAURUS: readonly ThesaurusEntry[] = z
  .array(ThesaurusEntry)
  .parse([...animals, ...problems, ...products]);

const all = (lists: z.input<typeof Words>) => Object.values(Words.parse(lists)).flat();

/** Fillers, and names of things that are not sold, in every language. */
export const TRADE_WORDS = { fillers: all(fillers), notSold: all(notSold) };

/** The lexicon of the trade. */
export const TRADE: Lexicon = makeLexicon(THESAURUS, TRADE_WORDS);
