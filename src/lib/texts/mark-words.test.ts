import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words';

const marked = (text: string, marks: string[]) =>
  markWords(text, marks)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: part }) => part);

describe('the words of a title that a search found', () => {
  it('are marked whatever their accents, capitals and plural', () => {
    expect(marked('Rações para Potros', ['racao', 'potro'])).toEqual(['Rações', 'Potros']);
    expect(marked('Tropa Firme Eletrólitos', ['eletrolito'])).toEqual(['Eletrólitos']);
    expect(marked('Terreiro Poedeira 16', ['16'])).toEqual(['16']);
  });

  it('are not marked where another word only begins or ends like them', () => {
    expect(marked('Casca de ovo', ['casco'])).toEqual([]);
    expect(marked('Salgado', ['sal'])).toEqual([]);
  });

  it('leave the text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, marks) => {
        expect(
          markWords(text, marks)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
