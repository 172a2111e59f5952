import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pastSearches } from '@/features/search/past-searches';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { SearchScreen } from './search-screen';

beforeEach(() => pastSearches.replace([]));

const suggestSearch: ApiAnswers['suggestSearch'] = () => ({
  products: [],
  categories: [{ id: 'aves', slug: 'aves', name: 'Aves', count: 5 }],
  words: ['sal mineral'],
});
const openPlace = (answers: ApiAnswers = {}) =>
  renderScreen(<SearchScreen />, { url: '/buscar', answers: { suggestSearch, ...answers } });
const named = (name: string) => within(screen.getByRole('region', { name }));

describe('the search page without a question', () => {
  it('has the focus in its field, and leads to what others search for, categories and the whole shop', async () => {
    const { calls } = openPlace();
    expect(await screen.findByRole('searchbox')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'sal mineral' })).toHaveAttribute(
      'href',
      '/buscar?q=sal+mineral',
    );
    expect(named('Categorias').getByRole('link', { name: /^Aves/ })).toHaveAttribute(
      'href',
      '/categoria/aves',
    );
    expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toHaveAttribute('href', '/shop');
    expect(calls.map(({ name }) => name)).not.toContain('searchProducts');
    expect(screen.queryByRole('region', { name: 'Suas buscas' })).toBeNull();
  });

  it('shows the searches of this device, and forgets one or all of them', async () => {
    pastSearches.replace(['ureia', 'casco', 'ração']);
    const { user } = openPlace();
    await user.click(screen.getByRole('button', { name: 'Remover casco das suas buscas' }));
    await waitFor(() => expect(named('Suas buscas').getAllByRole('link')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remover ração das suas buscas' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Apagar suas buscas' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suas buscas' })).toBeNull());
    expect(pastSearches.read()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('serves without a network', async () => {
    pastSearches.replace(['ureia']);
    openPlace({
      suggestSearch: () => {
        throw noAnswer();
      },
    });
    expect(await screen.findByRole('link', { name: 'ureia' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Categorias' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toBeInTheDocument();
  });
});
