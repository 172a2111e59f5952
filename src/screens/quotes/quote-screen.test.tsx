import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUOTE_STORAGE_KEY, SENT_QUOTES_STORAGE_KEY } from '@config/quotes';
import { quotePath, ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { createQueryClient } from '@/client/query';
import type { Output } from '@/contract/contract';
import { toQuoteLine, writeStoredQuote, type QuoteLine } from '@/features/quotes/quote-line';
import { forgetQuote, getQuote, quoteActions } from '@/features/quotes/quote-store';
import { readSentQuotes } from '@/features/quotes/sent-quotes';
import '@/features/leads/lead-form';
import { ToastHost } from '@/shell/overlays/toast-host';
import '@/shell/overlays/toast-container';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { makeRouter, makeTexts, renderScreen } from '@/testing/render-screen';
import { QuoteScreen } from './quote-screen';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));
vi.mock('@/contract/constants', async (original) => ({ ...(await original<object>()), LEAD_MIN_FILL_MS: 0 }));

const pack = makePack({ id: 'bag', presentation: 'Saco 30 kg', weightGrams: 30_000 });
const line: QuoteLine = {
  ...toQuoteLine(makeFullProduct({ variations: [pack] }), pack, 14),
  title: 'Matriz 60',
};
const other: QuoteLine = { ...line, id: 'other', title: 'Matriz 80 Cria', units: 2 };
const ANSWER_BY = '2026-11-24T02:59:59.999Z';
const happy: ApiAnswers = {
  createLeadToken: () => ({ token: 'token' }),
  createLead: () => ({ reference: '1A2B3C4D', answerBy: ANSWER_BY, confirmationSent: true }),
  findAddress: () => ({ cep: '38400000', state: 'MG', city: 'Uberlândia', district: '', street: '' }),
};

beforeEach(() => {
  localStorage.clear();
  forgetQuote();
});

const open = (answers: ApiAnswers = happy) =>
  renderScreen(
    <>
      <QuoteScreen />
      <ToastHost />
    </>,
    { answers: { listProductCards: () => [], ...answers }, url: ROUTES.quotes },
  );
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const lineOf = (name: RegExp) => screen.getAllByRole('listitem').find((item) => name.test(item.textContent));

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /^CEP/ }), '38400000');
  await waitFor(() => expect(field('Cidade')).toHaveValue('Uberlândia'));
  await user.type(field('Nome completo'), 'Tereza Prado');
  await user.type(field('Seu e‑mail'), 'tereza@cliente.example');
  await user.type(field(/^Telefone/), '34900000001');
}
const send = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Enviar pedido' }));

describe('the page of what is to be quoted', () => {
  it('leads to the catalogue, and to a form in words, while nothing is on it', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nenhuma embalagem para cotar');
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toHaveAttribute('href', ROUTES.shop);
    expect(screen.getByRole('link', { name: /Não achou/ })).toHaveAttribute('href', quotePath());
  });

  it('shows every pack with its weight, and changes and removes it; a removal can be undone', async () => {
    quoteActions.add(line);
    quoteActions.add(other);
    const { user } = open();
    expect(screen.getByText('480 kg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Matriz 60, Saco 30 kg' }));
    expect(getQuote().lines[0]?.units).toBe(15);
    await user.click(screen.getByRole('button', { name: 'Remover Matriz 60, Saco 30 kg' }));
    expect(getQuote().lines.map(({ title }) => title)).toEqual(['Matriz 80 Cria']);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(getQuote().lines).toHaveLength(2);
  });

  it('names product and pack of what was removed, and moves the focus from a line that is gone', async () => {
    quoteActions.add(line, other);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Remover Matriz 60, Saco 30 kg' }));
    expect(await screen.findByText('Removido: Matriz 60, Saco 30 kg.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Embalagens do orçamento' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remover Matriz 80 Cria, Saco 30 kg' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('takes back a removed line without undoing what was changed since', async () => {
    quoteActions.add(line, other);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Remover Matriz 60, Saco 30 kg' }));
    act(() => quoteActions.setUnits('other', 10));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(getQuote().lines).toEqual([line, { ...other, units: 10 }]);
  });

  it('has its heading before the browser’s list is read, without which a script never ran', () => {
    quoteActions.add(line);
    const markup = renderToString(
      <RouterContext.Provider value={makeRouter({ url: ROUTES.quotes })}>
        <I18nextProvider i18n={makeTexts('pt-BR')}>
          <QueryClientProvider client={createQueryClient(call)}>
            <QuoteScreen />
          </QueryClientProvider>
        </I18nextProvider>
      </RouterContext.Provider>,
    );
    expect(markup).toContain('Seu orçamento</h1>');
    expect(markup).toMatch(/<noscript.*wa\.me.*mailto:.*<\/noscript>/);
  });

  it('is sent in one go with the place its CEP fills in, and promises the day of the answer', async () => {
    quoteActions.add(line);
    quoteActions.add(other);
    const view = open();
    const { user, calls } = view;
    await fill(user);
    await send(user);
    const sent = await screen.findByRole('heading', { name: 'Pedido de orçamento recebido' });
    expect(calls.filter(({ name }) => name === 'createLead').map(({ input }) => input.body)).toEqual([
      expect.objectContaining({
        kind: 'quote_basket',
        cep: '38400-000',
        city: 'Uberlândia',
        state: 'MG',
        phone: '(34) 90000-0001',
        lines: [
          { variationId: 'bag', units: 14 },
          { variationId: 'other', units: 2 },
        ],
      }),
    ]);
    const status = screen.getByRole('status', { name: '' });
    expect(status).toContainElement(sent);
    expect(status).toHaveTextContent('Respondemos até 23 de novembro de 2026');
    expect(status).toHaveTextContent('Enviamos uma confirmação');
    expect(status).toHaveTextContent('1A2B3C4D');
    expect(within(status).getByRole('row', { name: /Matriz 80 Cria/ })).toBeVisible();
    expect(document.activeElement).toBe(status);
    expect(getQuote().lines).toEqual([]);
    view.unmount();
    renderScreen(<QuoteScreen />, { url: ROUTES.quotes, locale: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Quote request received' })).toBeVisible();
    expect(screen.getByText('Reference: 1A2B3C4D')).toBeVisible();
  });

  it('tells and takes off what was sent, not what was added meanwhile', async () => {
    quoteActions.add(line, other);
    let answer = (_receipt: Output<'createLead'>) => {};
    const { user } = open({ ...happy, createLead: () => new Promise((resolve) => (answer = resolve)) });
    await fill(user);
    await send(user);
    await screen.findByRole('button', { name: /Enviando/ });
    const late = { ...line, id: 'late', title: 'Matriz 40' };
    act(() => {
      quoteActions.setUnits('bag', 99);
      quoteActions.remove('other');
      quoteActions.add(late);
    });
    answer({ reference: '1A2B3C4D', answerBy: ANSWER_BY, confirmationSent: false });
    await screen.findByRole('heading', { name: 'Pedido de orçamento recebido' });
    // Its mailbox had too many mails that day: none is promised.
    expect(screen.queryByText(/Enviamos uma confirmação/)).toBeNull();
    expect(screen.getByRole('row', { name: /^14 × Matriz 60/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^2 × Matriz 80 Cria/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Matriz 40/ })).toBeNull();
    expect(getQuote().lines).toEqual([{ ...line, units: 85 }, late]);
    expect(readSentQuotes()).toMatchObject([{ reference: '1A2B3C4D', lines: [line, other] }]);
    // A device may be shared: it tells what was asked for, not who asked.
    expect(localStorage.getItem(SENT_QUOTES_STORAGE_KEY)).not.toContain('Tereza');
  });

  it('is empty again, without the receipt of the quote before, once other packs were taken off', async () => {
    quoteActions.add(line);
    const { user, unmount } = open();
    await fill(user);
    await send(user);
    await screen.findByRole('heading', { name: 'Pedido de orçamento recebido' });
    unmount();
    quoteActions.add(other);
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Esvaziar a lista' }));
    again.unmount();
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nenhuma embalagem para cotar');
  });

  it('names its lines in the language of the page, on the screen and for WhatsApp', async () => {
    const product = makeFullProduct({ variations: [pack] });
    quoteActions.add({ ...toQuoteLine(product, pack, 14), title: 'Matrix 60', titleLang: 'en' });
    const displayInfo = { ...product.displayInfo, title: 'Matriz 60', titleLang: 'pt-BR' as const };
    open({ ...happy, listProductCards: () => [{ ...product, displayInfo }] });
    expect(await screen.findByText('Matriz 60')).toBeVisible();
    expect(getQuote().lines).toMatchObject([{ title: 'Matriz 60', titleLang: 'pt-BR', units: 14 }]);
  });

  it('says at its line which pack is not quoted, and keeps what was typed', async () => {
    quoteActions.add(line);
    quoteActions.add(other);
    const { user } = open({
      ...happy,
      createLead: () => Promise.reject(refusal('VALIDATION', { 'lines.1.variationId': 'notQuoted' })),
    });
    await fill(user);
    await send(user);
    expect(
      await screen.findByText('Esta embalagem não entra em orçamento. Remova-a da lista.'),
    ).toBeVisible();
    expect(lineOf(/Matriz 80/)).toHaveTextContent('não entra em orçamento');
    expect(lineOf(/Matriz 80/)).toHaveFocus();
    expect(field('Nome completo')).toHaveValue('Tereza Prado');
  });

  it('follows what another tab puts on the list', () => {
    quoteActions.add(line);
    open();
    act(() => {
      localStorage.setItem(QUOTE_STORAGE_KEY, writeStoredQuote([line, other]));
      window.dispatchEvent(new StorageEvent('storage', { key: QUOTE_STORAGE_KEY }));
    });
    expect(screen.getByRole('link', { name: 'Matriz 80 Cria' })).toBeVisible();
  });

  it('keeps destination and contact in the browser until the tab is closed', async () => {
    quoteActions.add(line);
    const first = open();
    await fill(first.user);
    first.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Cidade' })).toHaveValue('Uberlândia');
    expect(field('Nome completo')).toHaveValue('Tereza Prado');
  });

  it('says what happens with a list, and by which day it is answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    quoteActions.add(line);
    open();
    const steps = await screen.findByRole('region', { name: 'Como funciona o orçamento' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(steps).toHaveTextContent('Respondemos até 23 de novembro de 2026');
    vi.useRealTimers();
  });

  it('can go by WhatsApp instead, with every line written', async () => {
    quoteActions.add(line);
    open();
    const link = await screen.findByRole('link', { name: 'Mandar pelo WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('14 × Matriz 60, Saco 30 kg');
  });
});
