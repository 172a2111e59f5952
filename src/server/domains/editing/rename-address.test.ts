import { describe, expect, it } from 'vitest';
import { renameAddress } from './rename-address';

const rename = (text: string) => renameAddress(text, '/produtos/sal-80', '/produtos/sal-90');

describe('a renamed page', () => {
  it.each([
    ['/produtos/sal-80', '/produtos/sal-90'],
    ['/produtos/sal-80?emb=A#dose', '/produtos/sal-90?emb=A#dose'],
    ['/produtos/sal-80/', '/produtos/sal-90/'],
    [
      'O [sal](/produtos/sal-80) e [outro](/en/produtos/sal-80).',
      'O [sal](/produtos/sal-90) e [outro](/en/produtos/sal-90).',
    ],
    ['Veja /produtos/sal-80.', 'Veja /produtos/sal-90.'],
    ['[sal]: </produtos/sal-80> "/produtos/sal-80"', '[sal]: </produtos/sal-90> "/produtos/sal-90"'],
  ])('is followed by the link in “%s”', (text, renamed) => expect(rename(text)).toBe(renamed));

  it.each([
    '/produtos/sal-80-forte',
    '/produtos/sal-800',
    '/produtos/sal-80%20x',
    '[outra loja](https://outra.example/produtos/sal-80)',
    '[outra loja](https://outra.example/en/produtos/sal-80)',
    '/informativos/produtos/sal-80',
    'o sal-80',
  ])('takes no other address along: “%s”', (text) => expect(rename(text)).toBe(text));
});
