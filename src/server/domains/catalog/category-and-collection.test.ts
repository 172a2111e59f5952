import { describe, expect, it } from 'vitest';
import type { Picture } from '@/contract/schemas/catalog';
import type { categories, collections } from '@/server/db/schema/catalog';
import { planCategory, planCollection } from './category-and-collection';

const picture = (name: string): Picture => ({
  srcUrl: `/media/${name}-00000000-480.webp`,
  alt: name,
  width: 800,
  height: 600,
  widths: [480],
  color: '#eeeeee',
});
const shared = { id: 'c1', slug: 'seca', translations: {}, picture: picture('comum') };
const category: typeof categories.$inferSelect = {
  ...shared,
  name: 'Bovinos',
  species: 'bovinos',
  position: 1,
  intro: '',
  seoDescription: '',
  brandPictures: { 'linha-matriz': picture('fabrica') },
};
const collection: typeof collections.$inferSelect = {
  ...shared,
  title: 'Seca',
  text: 'Sal ureado.',
  validFrom: '2020-01-01',
  validTo: '2099-12-31',
  months: [5],
  seasonLabel: 'Maio',
  brandIds: ['boa-lida'],
  brandPictures: { 'tropa-e-sela': picture('tropa') },
  brandTexts: { 'tropa-e-sela': { 'pt-BR': 'Sem ureia.' } },
};

describe('what a brand shows of its own', () => {
  it('is the picture of a category', () => {
    const cover = (brandId: string) =>
      planCategory({ category, productCount: 1 }, brandId, 'pt-BR').picture?.alt;
    expect(cover('linha-matriz')).toBe('fabrica');
    expect(cover('boa-lida')).toBe('comum');
  });

  it('is the picture of a collection, and its text in the languages that it has', () => {
    const shown = (brandId: string, locale: 'pt-BR' | 'en') => {
      const planned = planCollection({ collection, productCount: 1, ownCount: 0 }, brandId, locale);
      return [planned.picture?.alt, planned.text];
    };
    expect(shown('tropa-e-sela', 'pt-BR')).toEqual(['tropa', 'Sem ureia.']);
    expect(shown('tropa-e-sela', 'en')).toEqual(['tropa', 'Sal ureado.']);
    expect(shown('boa-lida', 'pt-BR')).toEqual(['comum', 'Sal ureado.']);
  });
});
