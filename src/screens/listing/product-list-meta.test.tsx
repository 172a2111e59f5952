import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ShopScreen } from './shop-screen';

// React hoists the same elements into the document's head.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

it('a further page names the whole list as its address, as the stored page does, and its number in the title', async () => {
  const facets = { categoria: [], peso: [], especie: [], fase: [], epoca: [], necessidade: [] };
  renderScreen(<ShopScreen />, {
    url: '/shop?pagina=2',
    answers: {
      listProducts: () => ({
        items: [makeFullProduct()],
        total: 60,
        page: 2,
        pageCount: 3,
        facets: { ...facets, emEstoque: 60, emOferta: 0 },
        suggestion: null,
      }),
    },
  });
  await screen.findByRole('navigation', { name: 'Páginas' });
  expect(document.title).toContain('– página 2');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${brand.canonicalUrl}/pt-BR/shop`,
  );
});
