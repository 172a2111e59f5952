import { describe, expect, it } from 'vitest';
import { inWordsOf, listFields, readAnswers, readColumn } from './field-paths';

describe('a column', () => {
  it('names fields under their parents, and lists of lists', () => {
    expect(listFields(readColumn('[]{ id tags[] } '))).toEqual(['[].id', '[].tags[]']);
    expect(listFields(readColumn('total items[]{ a{ b } c }'))).toEqual([
      'items[].a.b',
      'items[].c',
      'total',
    ]);
  });

  it('lets the later word win', () => {
    expect(listFields(readColumn('a{ b } c a:none'))).toEqual(['a:none', 'c']);
    expect(listFields(readColumn('a:none a{ b }'))).toEqual(['a.b']);
  });

  it('is refused with a brace too few', () => {
    expect(() => readColumn('a{ b')).toThrow('brace');
  });
});

describe('answers', () => {
  it('tell each field once, and whether it is ever filled', () => {
    const fields = readAnswers([
      { a: null, list: [], deep: { x: 0 } },
      { a: { b: '' }, list: [{ c: false }, { c: null }], deep: { x: null, y: {} } },
    ]);
    expect(listFields(fields)).toEqual(['a.b:none', 'deep.x', 'deep.y:none', 'list[].c']);
  });

  it('show a field that was not listed, also beside an open map', () => {
    const column = readColumn('titles.* id');
    const fields = inWordsOf(column, readAnswers([{ id: 1, titles: { en: 'a', es: 'b' }, hash: 'x' }]));
    expect(listFields(fields)).toEqual(['hash', 'id', 'titles.*']);
  });

  it('keep what lies under an open map apart', () => {
    const column = readColumn('titles.*');
    expect(listFields(inWordsOf(column, readAnswers([{ titles: { en: { secret: 1 } } }])))).toEqual([
      'titles.en.secret',
    ]);
  });

  it.each([[{ price: null, tags: [] }], [{ price: 1, tags: ['a'] }]])(
    'may leave empty what says so: %j',
    (answer) => {
      const column = readColumn('price? tags?');
      expect(listFields(inWordsOf(column, readAnswers([answer])))).toEqual(['price?', 'tags?']);
      expect(listFields(inWordsOf(column, readAnswers([{ id: 1 }])))).toEqual(['id']);
    },
  );
});
