import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Category, Collection } from '@/contract/schemas/catalog';
import { groupBySpecies } from '@/features/content/category-groups';
import { renderScreen } from '@/testing/render-screen';
import { CategoriesScreen } from './categories-screen';
import { CollectionsScreen } from './collections-screen';

const category = (slug: string, species: string): Category => ({
  id: slug,
  slug,
  name: `Categoria ${slug}`,
  species,
  intro: '',
  introLang: 'pt-BR',
  seoDescription: '',
  picture: null,
  productCount: 7,
});
const collection: Collection = {
  id: 'seca',
  slug: 'seca',
  title: 'Dry season',
  titleLang: 'en',
  text: 'O que levar para o cocho.',
  textLang: 'pt-BR',
  season: 'De maio a outubro',
  picture: null,
  productCount: 5,
};

describe('CategoriesScreen', () => {
  it('groups the categories by species in the order of the menu', async () => {
    const list = [category('corte', 'bovinos'), category('equinos', 'equinos'), category('leite', 'bovinos')];
    renderScreen(<CategoriesScreen />, { url: '/categoria', answers: { listCategories: () => list } });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Bovinos', 'Equinos']);
    const cattle = headings[0]?.closest('section');
    expect(
      cattle &&
        within(cattle)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
    ).toEqual(['/categoria/corte', '/categoria/leite']);
  });

  it('shows the catalogue’s name of a species without a translation', async () => {
    renderScreen(<CategoriesScreen />, {
      url: '/categoria',
      answers: { listCategories: () => [category('lhamas', 'lhamas')] },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'lhamas' })).toBeInTheDocument();
  });

  it('says so when there is none', async () => {
    renderScreen(<CategoriesScreen />, { url: '/categoria', answers: { listCategories: () => [] } });
    expect(await screen.findByText('Nenhuma categoria publicada ainda.')).toBeInTheDocument();
  });

  it('shows every category in a group', () => {
    const list = ['a', 'b', 'a', 'c'].map((species, index) => category(String(index), species));
    expect(groupBySpecies(list).flatMap(({ categories }) => categories)).toHaveLength(4);
    expect(groupBySpecies([])).toEqual([]);
  });
});

describe('CollectionsScreen', () => {
  it('shows every collection as a link in the language of its title', async () => {
    renderScreen(<CollectionsScreen />, {
      url: '/collections',
      locale: 'en',
      answers: { listCollections: () => [collection] },
    });
    const link = await screen.findByRole('link', { name: 'Dry season' });
    expect(link).toHaveAttribute('href', '/collections/seca');
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 2, name: 'All collections' })).toBeInTheDocument();
  });

  it('says so when none is published', async () => {
    renderScreen(<CollectionsScreen />, { url: '/collections', answers: { listCollections: () => [] } });
    expect(await screen.findByText('Nenhuma coleção publicada agora.')).toBeInTheDocument();
  });
});
