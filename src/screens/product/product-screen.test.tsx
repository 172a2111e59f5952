import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/client/api-error';
import type { Product, ProductCard } from '@/contract/schemas/catalog';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ProductScreen } from './product-screen';

const SEEN = 'store-recently-seen';
const SALT = makeFullProduct({
  id: 'p-salt',
  slug: 'matriz-60',
  saleClass: 'receita',
  shelfLifeMonths: 12,
  guaranteeLevels: [{ nutrient: 'Fósforo', value: 60, unit: 'g/kg', kind: 'min' }],
  warnings: ['Não fornecer a ovinos.'],
  withdrawal: { meat: '28 dias', milk: 'Não se aplica', eggs: 'Não se aplica' },
  dose: {
    basis: 'per_100kg_body_weight',
    unit: 'g',
    options: [{ label: 'Manutenção', gramsPerKgPerDay: 0.25, minDays: 30 }],
  },
});
const makeCard = (id: string, title: string): ProductCard => {
  const product = makeFullProduct({ id, slug: id });
  return { ...product, displayInfo: { ...product.displayInfo, title } };
};

function renderProduct(product: Product = SALT, answers: ApiAnswers = {}) {
  return renderScreen(<ProductScreen slug="matriz-60" />, {
    url: '/produtos/matriz-60',
    pathname: '/produtos/[slug]',
    params: { slug: 'matriz-60' },
    answers: { getProduct: () => product, listRelatedProducts: () => [], ...answers },
  });
}

/** A write of another tab, which updates the list of this one. */
function see(ids: string[]) {
  const newValue = JSON.stringify(ids);
  localStorage.setItem(SEEN, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: SEEN, newValue }));
}
const OLD = Array.from({ length: 12 }, (_, index) => `old${String(index)}`);
const stored = () => JSON.parse(localStorage.getItem(SEEN) ?? 'null') as unknown;

afterEach(() => vi.unstubAllGlobals());

describe('the product page', () => {
  it('shows the data that the law requires and a vet needs', async () => {
    renderProduct();
    expect(await screen.findByRole('table', { name: /garantia/i })).toHaveTextContent(
      'Fósforo (mín.)60 g/kg',
    );
    expect(screen.getByText('Não fornecer a ovinos.')).toBeVisible();
    expect(screen.getByText('28 dias')).toBeVisible();
    expect(screen.getByText('25 g').closest('dd')).toHaveTextContent(
      '25 g por 100 kg de peso vivo ao dia · por pelo menos 30 dias',
    );
    for (const fact of ['MG-00000', 'Helena Quaresma', 'Fosfato bicálcico', 'Lugar seco.', '12 meses'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('Venda sob prescrição do médico-veterinário')).toBeVisible();
  });

  it('links to every section of the page', async () => {
    const { container } = renderProduct({ ...SALT, guaranteeLevels: [] });
    const links = within(await screen.findByRole('navigation', { name: 'Nesta página' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).not.toContain('Níveis de garantia');
    links.forEach((link) => expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull());
  });

  it('prints its technical sheet', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderProduct();
    await user.click(await screen.findByRole('button', { name: 'Imprimir ficha técnica' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('refetches price and stock when the tab gets the focus', async () => {
    let price = 150;
    const { queryClient } = renderProduct(SALT, {
      getProduct: () => ({ ...SALT, variations: [makePack({ id: 'v', price })] }),
    });
    expect((await screen.findAllByText(/150,00/)).length).toBeGreaterThan(0);
    price = 140;
    await queryClient.invalidateQueries({ queryKey: ['getProduct'], refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    expect((await screen.findAllByText(/140,00/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(/150,00/)).toBeNull());
  });
});

describe('a product that was taken off the shop while its page is open', () => {
  it('says so, leads to its category, and cannot be bought', async () => {
    let isGone = false;
    const { queryClient } = renderProduct(makeFullProduct({ slug: 'matriz-60' }), {
      getProduct: () => {
        if (isGone) throw new ApiError('NOT_FOUND', 404, 'Product not found');
        return makeFullProduct({ id: 'p-salt', slug: 'matriz-60' });
      },
    });
    expect(await screen.findByRole('button', { name: /^Adicionar ao carrinho/ })).toBeVisible();
    isGone = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['getProduct'] }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Este produto saiu de linha.');
    expect(within(notice).getByRole('link', { name: 'Corte' })).toHaveAttribute(
      'href',
      '/categoria/bovinos-de-corte',
    );
    expect(screen.queryByRole('button', { name: /^Adicionar ao carrinho/ })).toBeNull();
    expect(screen.queryByText(/conferimos quando a conexão voltar/)).toBeNull();
  });
});

describe('the products seen lately', () => {
  it('are remembered on the device, newest first, no more than twelve', async () => {
    see(OLD);
    renderProduct(SALT, { listProductCards: () => [] });
    await waitFor(() => expect(stored()).toContain('p-salt'));
    expect(stored()).toHaveLength(12);
    expect((stored() as string[]).slice(0, 2)).toEqual(['p-salt', 'old0']);
  });
});

describe('the shelf of products seen lately', () => {
  it('loads the other products in the viewport, not the one of the page', async () => {
    intersectAtOnce();
    see(OLD);
    const { calls } = renderProduct(SALT, {
      listProductCards: () => [makeCard('old0', 'Pasto Forte'), makeCard('old1', 'Seca Brava')],
    });
    expect(await screen.findByRole('heading', { name: 'Vistos por último' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Pasto Forte' })).toBeVisible();
    const asked = calls.find(({ name }) => name === 'listProductCards')?.input.query;
    expect(asked).toEqual({ id: ['old0', 'old1', 'old2', 'old3'], locale: 'pt-BR' });
  });

  it('is not there on a first visit', async () => {
    see([]);
    const { calls } = renderProduct();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Vistos por último' })).toBeNull();
    expect(calls.some(({ name }) => name === 'listProductCards')).toBe(false);
  });

  it('is left out when its products do not load', async () => {
    intersectAtOnce();
    see(OLD);
    const { calls } = renderProduct(SALT, {
      listProductCards: () => {
        throw noAnswer();
      },
    });
    await waitFor(() => expect(calls.some(({ name }) => name === 'listProductCards')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Vistos por último' })).toBeNull());
  });
});
