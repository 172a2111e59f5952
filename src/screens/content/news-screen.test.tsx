import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { makePostCard } from '@/testing/make-post';
import { renderScreen } from '@/testing/render-screen';
import { NewsScreen } from './news-screen';

// React hoists the same elements into the document's head.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const posts = [
  makePostCard({ id: '1', slug: 'luz', title: 'Light in winter', titleLang: 'en', species: ['aves'] }),
  makePostCard({ id: '2', slug: 'creep', publishedAt: '2026-03-01T02:30:00Z' }),
];
const answers = { listPosts: () => posts };
// The trailing slash of links depends on a setting of Next, which tests do not have.
const NEWS = expect.stringMatching(/^\/informativos\/?$/);
const filter = () => screen.getByRole('navigation', { name: 'Filtrar por criação' });

describe('NewsScreen', () => {
  it('shows each post with its link, its date in São Paulo and the language of its title', async () => {
    renderScreen(<NewsScreen />, { url: '/informativos/', answers });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Light in winter' })).toHaveAttribute(
      'href',
      '/informativos/luz',
    );
    expect(screen.getByRole('heading', { name: 'Light in winter' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('28 de fevereiro de 2026')).toBeInTheDocument();
  });

  it('requests the posts in the language of the page', async () => {
    const { calls } = renderScreen(<NewsScreen />, { url: '/informativos/', answers, locale: 'en' });
    await screen.findAllByRole('article');
    expect(calls.map(({ input }) => input.query)).toEqual([{ locale: 'en' }]);
  });

  it('shows the species that the address names and marks it in the filter', async () => {
    renderScreen(<NewsScreen />, { url: '/informativos/?especie=aves', answers });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(within(filter()).getByRole('link', { name: /Aves/ })).toHaveAttribute('aria-current', 'true');
    expect(within(filter()).getByRole('link', { name: /Todos/ })).toHaveAttribute('href', NEWS);
    expect(within(filter()).getByRole('link', { name: /Bovinos/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/informativos\/?\?especie=bovinos$/),
    );
  });

  it('links to all posts from a species without posts', async () => {
    renderScreen(<NewsScreen />, { url: '/informativos/?especie=%3Cscript%3E', answers });
    expect(await screen.findByRole('link', { name: 'Ver todos os artigos' })).toHaveAttribute('href', NEWS);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has a message when nothing is published', async () => {
    renderScreen(<NewsScreen />, { url: '/informativos/', answers: { listPosts: () => [] } });
    expect(await screen.findByText('Ainda não há artigos publicados.')).toBeInTheDocument();
  });

  it('splits many posts into pages that preserve the species', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      makePostCard({ id: String(index), slug: `p-${index}`, title: `Post ${index}` }),
    );
    renderScreen(<NewsScreen />, {
      url: '/informativos/?especie=bovinos&pagina=2',
      answers: { listPosts: () => many },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe(`Artigos – página 2 · ${brand.name}`);
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${brand.canonicalUrl}/pt-BR/informativos/`,
    );
    expect(screen.getByRole('link', { name: 'Próxima' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/informativos\/?\?especie=bovinos&pagina=3$/),
    );
  });
});
