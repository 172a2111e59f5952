import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSuggestions } from '@/contract/schemas/search';
import { pastSearches } from '@/features/search/past-searches';
import { watchOverlays } from '@/lib/browser/overlay-history';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { SearchForm } from './search-form';

const RACAO: SearchSuggestions = {
  words: ['ração para bezerro'],
  categories: [{ id: 'aves', slug: 'aves', name: 'Aves', count: 4 }],
  products: [
    {
      id: 'p1',
      slug: 'bezerro-rijo',
      title: 'Ração Bezerro Rijo',
      titleLang: 'pt-BR',
      picture: null,
      price: 99.9,
    },
  ],
};

function open(suggestSearch?: ApiAnswers['suggestSearch']) {
  const view = renderScreen(<SearchForm />, { answers: suggestSearch && { suggestSearch } });
  const field = screen.getByLabelText<HTMLInputElement>('Buscar produtos');
  return { ...view, field };
}
const options = () => screen.findAllByRole('option');
const texts = async () => (await options()).map((option) => option.textContent);

beforeEach(() => pastSearches.replace([]));

describe('the search field', () => {
  it('stays the same element with its text and focus when the suggestions load', async () => {
    const { field, user } = open(() => RACAO);
    await user.click(field);
    await user.keyboard('rac');
    await options();
    expect(screen.getByRole('combobox', { name: 'Buscar produtos' })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('rac');
  });

  it('groups its suggestions, highlights the typed text and announces how many there are', async () => {
    const { field, user } = open(() => RACAO);
    await user.type(field, 'rac');
    expect(await texts()).toEqual([
      'ração para bezerro',
      'Aves4',
      expect.stringContaining('Ração Bezerro Rijo'),
    ]);
    const products = screen.getByRole('group', { name: 'Produtos' });
    expect(within(products).getByText('Raç').tagName).toBe('B');
    expect(screen.getByText('3 sugestões')).toHaveAttribute('role', 'status');
  });

  it('stays open where nothing is found, and offers what others search for', async () => {
    const { field, user } = open(() => ({
      words: ['sal mineral'],
      categories: [],
      products: [],
      isFallback: true,
    }));
    await user.type(field, 'xqzwk');
    expect(await texts()).toEqual(['sal mineral']);
    expect(
      screen.getByText(/^Nenhum produto com “xqzwk”/, { selector: '[role=status]' }),
    ).toBeInTheDocument();
  });

  it('is used by keyboard alone: arrows, End, Home, Escape and Enter', async () => {
    const { field, user, router } = open(() => RACAO);
    await user.type(field, 'rac');
    await options();
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('ração para bezerro');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{End}');
    expect(chosen()).toMatch(/Bezerro Rijo/);
    await user.keyboard('{Home}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('rac');
    await user.keyboard('{ArrowDown}{End}{Enter}');
    expect(router.push).toHaveBeenCalledWith('/produtos/bezerro-rijo');
  });

  it('searches for the typed text on Enter when nothing is chosen, and remembers it', async () => {
    const { field, user, router } = open(() => RACAO);
    await user.type(field, 'rac');
    await options();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/buscar?q=rac');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(pastSearches.read()).toEqual(['rac']));
  });

  it('ignores the answer to a text that was replaced meanwhile', async () => {
    let answerFirst: (answer: SearchSuggestions) => void = () => undefined;
    const slow = new Promise<SearchSuggestions>((resolve) => (answerFirst = resolve));
    const { field, user, calls } = open(({ query }) =>
      query.q === 'sal' ? slow : { ...RACAO, words: ['ureia pecuária'] },
    );
    await user.type(field, 'sal');
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.clear(field);
    await user.type(field, 'ureia');
    await screen.findByRole('option', { name: 'ureia pecuária' });
    await act(async () => answerFirst({ ...RACAO, words: ['sal mineral'] }));
    expect(screen.queryByRole('option', { name: 'sal mineral' })).toBeNull();
  });

  it('shows only own searches when the shop does not answer, without an error', async () => {
    pastSearches.replace(['ração inicial', 'ureia']);
    const { field, user, calls } = open(() => {
      throw noAnswer();
    });
    await user.type(field, 'raç');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await texts()).toEqual(['ração inicial']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets own searches one by one and all of them', async () => {
    pastSearches.replace(['sal', 'ureia', 'casco']);
    const { field, user } = open();
    await user.click(field);
    await user.click(await screen.findByRole('button', { name: 'Remover ureia das suas buscas' }));
    expect(await texts()).toEqual(['sal', 'casco']);
    await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
    expect(await texts()).toEqual(['casco']);
    await user.click(screen.getByRole('button', { name: 'Apagar suas buscas' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('forgets own searches by keyboard, and closes when the focus leaves the form', async () => {
    pastSearches.replace(['sal', 'ureia']);
    const { field, user } = open();
    await user.click(field);
    await options();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remover sal das suas buscas' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await texts()).toEqual(['ureia']);
    expect(field).toHaveFocus();
    await user.tab();
    await user.tab({ shift: true });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.tab();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(field);
    await options();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Apagar suas buscas' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('works where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { field, user, router } = open(() => RACAO);
    await user.type(field, 'ureia{Enter}');
    expect(router.push).toHaveBeenCalledWith('/buscar?q=ureia');
    await waitFor(() => expect(pastSearches.read()).toEqual(['ureia']));
    vi.restoreAllMocks();
  });

  it('closes its suggestions by back on a phone, stays on the page and keeps what is typed', async () => {
    const stop = watchOverlays({ on: vi.fn(), off: vi.fn(), emit: vi.fn() });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 48rem)' }));
    const { field, user } = open(() => RACAO);
    const { href } = window.location;
    await user.type(field, 'rac');
    await options();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(window.location.href).toBe(href);
    expect(window.history.state).not.toMatchObject({ overlay: true });
    expect(field).toHaveValue('rac');
    // Open again, it has an entry again, and closed by hand it takes that back.
    await user.type(field, 'a');
    await options();
    expect(window.history.state).toMatchObject({ overlay: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
    stop();
  });

  it('leaves the history of a wide screen alone', async () => {
    const { field, user } = open(() => RACAO);
    const { length } = window.history;
    await user.type(field, 'rac');
    await options();
    expect(window.history).toHaveLength(length);
  });
});
