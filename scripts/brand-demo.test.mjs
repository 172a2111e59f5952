import { describe, expect, it } from 'vitest';
import { copyContent, shareWith } from './brand-demo.mjs';

describe('the demonstration for a new brand', () => {
  it('shares what the giving brand shows, once, and nothing of the others', () => {
    const products = [
      { id: 'a', brandIds: ['boa-lida'] },
      { id: 'b', brandIds: ['linha-matriz'] },
    ];
    const shared = shareWith(products, 'boa-lida', 'vale-verde');
    expect(shared).toEqual([
      { id: 'a', brandIds: ['boa-lida', 'vale-verde'] },
      { id: 'b', brandIds: ['linha-matriz'] },
    ]);
    expect(shareWith(shared, 'boa-lida', 'vale-verde')).toEqual(shared);
  });

  it('copies the texts, and keeps those there are', () => {
    const texts = copyContent([{ id: 'boa-lida', about: 'x' }], 'boa-lida', 'vale-verde');
    expect(texts[1]).toEqual({ id: 'vale-verde', about: 'x' });
    expect(copyContent(texts, 'boa-lida', 'vale-verde')).toEqual(texts);
    expect(() => copyContent(texts, 'no-brand', 'x')).toThrow(
      'demo/brands-content.json has nothing for no-brand',
    );
  });
});
