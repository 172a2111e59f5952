import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makePost } from '@/testing/make-post';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ArticleScreen } from './article-screen';

const show = (post = makePost(), locale: 'pt-BR' | 'en' = 'pt-BR') =>
  renderScreen(<ArticleScreen slug="creep-feeding" />, {
    url: '/informativos/creep-feeding',
    pathname: '/informativos/[slug]',
    params: { slug: 'creep-feeding' },
    locale,
    answers: { getPost: () => post },
  });

describe('ArticleScreen', () => {
  it('shows title, author and date, and marks the text as Portuguese', async () => {
    show(makePost({ title: 'Does creep feeding pay?', titleLang: 'en' }), 'en');
    const title = await screen.findByRole('heading', { level: 1, name: 'Does creep feeding pay?' });
    expect(title).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Helena Quaresma')).toBeInTheDocument();
    expect(screen.getByText('February 10, 2026')).toHaveAttribute('datetime', '2026-02-10T11:00:00.000Z');
    expect(screen.getByRole('heading', { level: 2, name: 'A conta' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'pt-BR',
    );
    expect(screen.getByText('This page is in Portuguese.')).toBeInTheDocument();
  });

  it('takes a translated text for what it is', async () => {
    show(makePost({ bodyMarkdown: '## The sum', bodyLang: 'en' }), 'en');
    const heading = await screen.findByRole('heading', { level: 2, name: 'The sum' });
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.queryByText('This page is in Portuguese.')).toBeNull();
  });

  it('has breadcrumbs below the news, and links to more posts of its species', async () => {
    show();
    const crumbs = await screen.findByRole('navigation', { name: 'Você está em' });
    expect(within(crumbs).getByRole('link', { name: 'Artigos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/informativos\/?$/),
    );
    const subjects = await screen.findByRole('navigation', { name: 'Assuntos deste artigo' });
    expect(within(subjects).getByRole('link', { name: 'Bovinos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/informativos\/?\?especie=bovinos$/),
    );
  });

  it('shares the canonical address in the language of the page', async () => {
    show(makePost(), 'pt-BR');
    const link = await screen.findByRole('link', { name: 'Compartilhar no WhatsApp' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '/pt-BR/informativos/creep-feeding',
    );
  });

  it('leaves out the shelf when no product is related', async () => {
    show();
    await screen.findByText('Todo fevereiro a mesma dúvida.');
    expect(screen.queryByRole('heading', { name: 'Produtos deste artigo' })).toBeNull();
  });

  it('shows an error when the article cannot be loaded', async () => {
    renderScreen(<ArticleScreen slug="x" />, {
      answers: {
        getPost: () => {
          throw refusal('NOT_FOUND');
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
