import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slug } from '@/contract/schemas/primitives';
import { makeSlug } from './make-slug';

describe('the slug of a title', () => {
  it('keeps the letters under their accents and joins words by one hyphen', () => {
    expect(makeSlug('  Nutrição & saúde: 10 dúvidas — já! ')).toBe('nutricao-saude-10-duvidas-ja');
  });

  it('is one the API takes, or empty, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = makeSlug(title);
        expect(slug === '' || Slug.safeParse(slug).success).toBe(true);
      }),
    );
  });
});
