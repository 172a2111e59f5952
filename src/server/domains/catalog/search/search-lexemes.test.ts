import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '@/testing/runs';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { writeClauses, writeCondition, writeQuery, type Lexemes } from './search-lexemes';
import type { TextQuery } from './search-understanding';

const WORDS = ['boi', 'gado', 'sal', 'casco', 'mole'];
/** What the text search makes of a text: a filler means nothing, two words are two lexemes. */
const LEXEMES: Lexemes = new Map([
  ...WORDS.map((word): [string, string] => [word, `'${word}'`]),
  ['para', ''],
  ['sal boi', "'sal' & 'boi'"],
  ['casco mole', "'casco' & 'mole'"],
]);

const { query: queries } = fc.letrec<{ query: TextQuery }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...LEXEMES.keys()).map((words) => ({ words })),
    fc.array(tie('query'), { maxLength: 4 }).map((any) => ({ any })),
    fc.array(tie('query'), { maxLength: 3 }).map((all) => ({ all })),
  ),
}));

describe('the condition of a search', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.close());

  it('holds for the same texts as the search in all its words', async () => {
    // Every text that these words can make.
    const texts = Array.from({ length: 2 ** WORDS.length }, (_, index) =>
      WORDS.filter((_word, at) => index & (1 << at)).join(' '),
    );
    const held = async (query: string) => {
      const rows = await database.db
        .select({ text: sql<string>`text` })
        .from(sql`unnest(string_to_array(${texts.join(',')}, ',')) text`)
        .where(sql`to_tsvector('simple', text) @@ ${query}::tsquery`);
      return rows.map(({ text }) => text);
    };
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const asked = writeQuery(query, LEXEMES);
        const written = writeCondition(query, LEXEMES);
        const clauses = writeClauses(query, LEXEMES).map((clause) => `(${clause.query})`);
        expect(written === '').toBe(asked === '');
        expect(clauses.length === 0).toBe(asked === '');
        if (asked === '') return;
        expect(await held(written)).toEqual(await held(asked));
        expect(await held(clauses.join(' & '))).toEqual(await held(asked));
      }),
      runs(150),
    );
  });

  it('asks for nothing twice', () => {
    const any = [{ words: 'boi' }, { words: 'sal boi' }, { words: 'casco mole' }, { words: 'boi' }];
    expect(writeCondition({ any }, LEXEMES)).toBe("'boi' | ('casco' & 'mole')");
    const all = [{ any: [{ words: 'sal' }, { words: 'gado' }] }, { any: [{ words: 'boi' }] }];
    expect(writeCondition({ all }, LEXEMES)).toBe("('boi' & ('sal' | 'gado'))");
  });

  it('asks for one of some words in each clause', () => {
    const any = [{ words: 'boi' }, { words: 'sal boi' }, { words: 'casco mole' }];
    expect(writeClauses({ any }, LEXEMES)).toEqual([
      { query: "'boi' | 'casco'", lexemes: ["'boi'", "'casco'"] },
      { query: "'boi' | 'mole'", lexemes: ["'boi'", "'mole'"] },
    ]);
  });

  it('is left as it is where it has too many ways', () => {
    const all = Array.from({ length: 20 }, (_, at) => ({
      any: [{ words: `a${at}` }, { words: `b${at}` }],
    }));
    const lexemes = new Map(
      all.flatMap(({ any }) => any.map(({ words }): [string, string] => [words, `'${words}'`])),
    );
    expect(writeCondition({ all }, lexemes)).toBe(writeQuery({ all }, lexemes));
  });
});
