import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { CountedSearch, SearchRule } from '@/contract/schemas/search-desk';
import { makeStaff } from '@/testing/make-staff';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardSearchesScreen } from './searches-screen';

const SEARCH: CountedSearch = {
  typed: 'unheiro',
  searches: 9,
  lastResultCount: 0,
  clicks: 0,
  additions: 0,
  locale: 'pt-BR',
  lastAt: '2026-11-20T12:00:00.000Z',
  rules: 0,
};
const RULE: SearchRule = {
  id: 'r1',
  brandId: 'boa-lida',
  kind: 'synonym',
  typed: 'unheiro',
  locale: null,
  target: 'casco',
  productTitle: null,
  version: 1,
  author: 'Joana',
  createdAt: '2026-11-20T12:00:00.000Z',
  endedAt: null,
};
const NOTHING = { products: [], categories: [], words: [] };
const PRODUCT = {
  id: 'p1',
  slug: 'casco-rijo',
  title: 'Casco Rijo',
  titleLang: 'pt-BR' as const,
  picture: null,
  price: 50,
};
const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, pageCount: 1 });
const side = (titles: string[]) => ({
  total: titles.length,
  products: titles.map((title) => ({ id: title, slug: 'x', title })),
  searchedFor: null,
  leftOut: [],
  leadsTo: null,
});

// The sheet is fetched late.
beforeAll(() => import('@/features/dashboard/search/teach-form'));
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const openScreen = (url = '/dashboard/buscas', answers: ApiAnswers = {}) =>
  renderScreen(<DashboardSearchesScreen />, {
    url,
    answers: {
      getSelf: () => makeStaff('search.write'),
      listCountedSearches: () => page([SEARCH]),
      listSearchRules: () => page<SearchRule>([]),
      previewSearch: ({ body }) => ({
        live: side([]),
        draft: side(body.rule ? ['Casco Rijo Graxa'] : []),
      }),
      ...answers,
    },
  });

describe('the searches of the dashboard', () => {
  it('shows what found nothing, each line leading to what teaches it', async () => {
    openScreen();
    const link = await screen.findByRole('link', { name: 'unheiro' });
    expect(link).toHaveAttribute('href', '/dashboard/buscas?aberto=unheiro');
    expect(screen.getByRole('link', { name: 'Sem resultado' })).toHaveAttribute('aria-current', 'true');
  });

  it('teaches a synonym with the words alone, after showing what it will find', async () => {
    const saved: unknown[] = [];
    const { user } = openScreen('/dashboard/buscas?aberto=unheiro', {
      createSearchRule: ({ body }) => {
        saved.push(body);
        return RULE;
      },
    });
    await user.type(await screen.findByLabelText('Procurar também por'), 'casco');
    const draft = await screen.findByRole('region', { name: 'Com a regra' });
    await within(draft).findByText('Casco Rijo Graxa');
    expect(within(screen.getByRole('region', { name: 'Agora' })).queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(saved).toEqual([{ kind: 'synonym', typed: 'unheiro', locale: null, target: 'casco' }]),
    );
  });

  it('says what is wrong with a rule beside its field', async () => {
    const { user } = openScreen('/dashboard/buscas?aberto=unheiro', {
      createSearchRule: () => {
        throw refusal('VALIDATION', { target: 'taken' });
      },
    });
    await user.type(await screen.findByLabelText('Procurar também por'), 'casco{Enter}');
    expect(await screen.findByText('Já está em uso.', { exact: false })).toBeInTheDocument();
  });

  it('leads to a page by the address that was copied, and says which addresses it takes', async () => {
    const { user, calls } = openScreen('/dashboard/buscas?aberto=unheiro', {
      createSearchRule: () => {
        throw refusal('VALIDATION', { target: 'invalid' });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Levar a uma página' }));
    await user.type(screen.getByLabelText('Endereço da página'), '/pt-BR/shop{Enter}');
    expect(await screen.findByText(/Aceita só uma página desta loja/)).toBeVisible();
    expect(calls.find(({ name }) => name === 'createSearchRule')?.input.body).toMatchObject({
      kind: 'redirect',
      target: '/shop',
    });
  });

  it('asks for a choice from the list where a product was only looked for', async () => {
    const { user } = openScreen('/dashboard/buscas?aberto=unheiro', {
      suggestSearch: ({ query }) => ({
        ...NOTHING,
        products: query.q === 'casco' ? [PRODUCT] : [],
      }),
      createSearchRule: () => {
        throw refusal('VALIDATION', { target: 'required' });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Pôr um produto no topo' }));
    const box = screen.getByLabelText('Procurar o produto');
    await waitFor(() => expect(screen.queryByText('Nenhum produto com esse nome.')).toBeNull());
    await user.type(box, 'casco');
    const product = await screen.findByRole('radio', { name: 'Casco Rijo' });
    await user.type(box, '{Enter}');
    expect(await screen.findByText('Escolha um produto da lista abaixo.')).toBeVisible();
    await user.click(product);
    expect(screen.queryByText('Escolha um produto da lista abaixo.')).toBeNull();
  });

  it('takes a rule about any search, whether someone made it or not', async () => {
    const { user, calls } = openScreen('/dashboard/buscas?tipo=regras&aberto=_novo', {
      createSearchRule: () => RULE,
    });
    expect(await screen.findByRole('button', { name: 'Nova regra', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Prévia' })).toBeNull();
    await user.type(await screen.findByLabelText('Busca'), 'unheiro');
    await user.type(screen.getByLabelText('Procurar também por'), 'casco');
    expect(await screen.findByRole('region', { name: 'Prévia' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createSearchRule')?.input.body).toEqual({
        kind: 'synonym',
        typed: 'unheiro',
        locale: null,
        target: 'casco',
      }),
    );
  });

  it('says what is wrong with a rule that has no field too', async () => {
    const { user } = openScreen('/dashboard/buscas?aberto=unheiro', {
      createSearchRule: () => {
        throw refusal('VALIDATION', { target: 'taken' });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Nada a fazer' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('brings an ended rule back as it was', async () => {
    const saved: unknown[] = [];
    const { user } = openScreen('/dashboard/buscas?tipo=encerradas', {
      listSearchRules: () => page([{ ...RULE, endedAt: '2026-11-21T12:00:00.000Z' }]),
      createSearchRule: ({ body }) => {
        saved.push(body);
        return RULE;
      },
    });
    await user.click(await screen.findByRole('button', { name: /Trazer de volta/ }));
    await waitFor(() =>
      expect(saved).toEqual([{ kind: 'synonym', typed: 'unheiro', locale: null, target: 'casco' }]),
    );
  });
});
