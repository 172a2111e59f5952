import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import type { ProductList, SearchReading } from '@/contract/schemas/catalog';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { SearchScreen } from './search-screen';

const READING: SearchReading = {
  leftOut: [],
  marks: [],
  asksAboutHealth: false,
  near: [],
  packs: [],
  leadsTo: null,
};
const product = makeFullProduct();
const titled = (title: string) => ({ ...product, displayInfo: { ...product.displayInfo, title } });

const show = (change: Partial<ProductList>, url = '/buscar?q=rasao') =>
  renderScreen(<SearchScreen />, {
    url,
    answers: {
      searchProducts: () => ({
        items: [titled('Rações para Potros')],
        total: 1,
        page: 1,
        pageCount: 1,
        facets: { categoria: [], peso: [], ...NO_TRAITS, emEstoque: 1, emOferta: 0 },
        suggestion: null,
        searchedFor: null,
        reading: READING,
        ...change,
      }),
    },
  });

describe('how a search was interpreted', () => {
  it('names the corrected spelling, with a link to the typed one that preserves the filters', async () => {
    show({ searchedFor: 'ração' }, '/buscar?q=rasao&emEstoque=true&ordem=menor-preco');
    expect(await screen.findByText(/Mostrando resultados para “ração”/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buscar por “rasao” como foi escrito' })).toHaveAttribute(
      'href',
      '/buscar?q=rasao&emEstoque=true&ordem=menor-preco&exato=true',
    );
  });

  it('says which words were left out', async () => {
    show({ reading: { ...READING, leftOut: ['azul', 'grande'] } });
    const note = await screen.findByText(/Deixamos estas de fora/);
    expect(within(note).getByText('azul')).toBeInTheDocument();
    expect(within(note).getByText('grande')).toBeInTheDocument();
  });

  it('has a disclaimer for a search about a disease', async () => {
    show({ reading: { ...READING, asksAboutHealth: true } });
    expect(await screen.findByText(/ração não trata doença/)).toBeInTheDocument();
  });

  it('highlights the found words of a title without changing its accessible name', async () => {
    show({ reading: { ...READING, marks: ['racao', 'potro'] } });
    const link = await screen.findByRole('link', { name: 'Rações para Potros' });
    const marked = [...link.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['Rações', 'Potros']);
  });

  it('links to the named pack', async () => {
    const sku = product.variations[0]?.sku ?? '';
    show({ reading: { ...READING, packs: [{ productId: product.id, sku }] } });
    expect(await screen.findByRole('link', { name: 'Rações para Potros' })).toHaveAttribute(
      'href',
      `/produtos/${product.slug}?pacote=${sku}`,
    );
  });
});
