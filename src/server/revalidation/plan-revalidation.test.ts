import { describe, expect, it } from 'vitest';
import { planRevalidation } from './plan-revalidation';
import type { ShopEvent } from './shop-event';

const PRODUCT = {
  type: 'product',
  id: 'p',
  slugs: ['sal-novo', 'sal-velho'],
  categorySlugs: ['bovinos-de-corte'],
  collectionSlugs: ['seca'],
} as const;

const TABLE: [string, ShopEvent, string[]][] = [
  [
    'a product stands on its old and new page, on every list with its card, and where products are counted',
    PRODUCT,
    [
      '/produtos/sal-novo',
      '/produtos/sal-velho',
      '/',
      '/shop',
      '/categoria/bovinos-de-corte',
      '/collections/seca',
      '/categoria',
      '/collections',
    ],
  ],
  [
    'a product stands in the articles that name it, which come after its lists',
    { ...PRODUCT, slugs: ['sal'], categorySlugs: [], collectionSlugs: [], postSlugs: ['creep', 'seca-26'] },
    [
      '/produtos/sal',
      '/',
      '/shop',
      '/categoria',
      '/collections',
      '/informativos/creep',
      '/informativos/seca-26',
    ],
  ],
  [
    'a product stands on the pages of the products it goes with, which come last, after the articles that name it',
    { ...PRODUCT, slugs: ['sal'], neighbourSlugs: ['ureia', 'sal'], postSlugs: ['creep'] },
    [
      '/produtos/sal',
      '/',
      '/shop',
      '/categoria/bovinos-de-corte',
      '/collections/seca',
      '/categoria',
      '/collections',
      '/informativos/creep',
      '/produtos/ureia',
    ],
  ],
  [
    'a post stands on its page and in the news',
    { type: 'post', id: 'a', slugs: ['novo', 'velho'] },
    ['/informativos/novo', '/informativos/velho', '/informativos'],
  ],
  [
    'a review counts on the page of its product and on every card of it, in articles and beside other products too',
    { ...PRODUCT, type: 'review', slugs: ['sal'], neighbourSlugs: ['ureia', 'sal'], postSlugs: ['creep'] },
    [
      '/produtos/sal',
      '/',
      '/shop',
      '/categoria/bovinos-de-corte',
      '/collections/seca',
      '/informativos/creep',
      '/produtos/ureia',
    ],
  ],
  ['a testimonial stands on the home page', { type: 'testimonial', id: 't' }, ['/']],
  [
    'a lesson stands on its page and in the list of lessons',
    { type: 'lesson', id: 'l', slugs: ['sal'] },
    ['/universidade/sal', '/universidade'],
  ],
];

describe('planRevalidation', () => {
  it.each(TABLE)('%s', (_name, event, paths) => {
    expect(planRevalidation(event)).toEqual(paths);
  });

  it('names a page once, however often an event does', () => {
    const paths = planRevalidation({ type: 'post', id: 'a', slugs: ['igual', 'igual'] });
    expect(paths).toEqual(['/informativos/igual', '/informativos']);
  });
});
