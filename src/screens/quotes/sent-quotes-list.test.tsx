import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '@config/routes';
import { toQuoteLine } from '@/features/quotes/quote-line';
import { forgetQuote, getQuote, quoteActions } from '@/features/quotes/quote-store';
import { keepSentQuote, readSentQuotes } from '@/features/quotes/sent-quotes';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { QuoteScreen } from './quote-screen';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const pack = makePack({ id: 'bag', presentation: 'Saco 30 kg', weightGrams: 30_000 });
const line = toQuoteLine(makeFullProduct({ variations: [pack] }), pack, 14);
const other = { ...line, id: 'other', units: 2 };
const SENT = {
  reference: '1A2B3C4D',
  answerBy: '2026-11-24T02:59:59.999Z',
  confirmationSent: true,
  lines: [line, other],
};
const setDay = (day: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-${day}T15:00:00Z`) });

beforeEach(() => {
  localStorage.clear();
  forgetQuote();
  setDay('23');
  keepSentQuote(SENT);
});
afterEach(() => vi.useRealTimers());

const open = () =>
  renderScreen(<QuoteScreen />, {
    answers: { listProductCards: () => [], createLeadToken: () => ({ token: 'token' }) },
    url: ROUTES.quotes,
  });
const findSent = () => screen.findByRole('region', { name: 'Pedidos enviados deste aparelho' });
const listed = () => getQuote().lines.map(({ id, units }) => [id, units]);

describe('what was sent from this browser', () => {
  it('is told on a later visit, with the day of its answer and a way to ask', async () => {
    open();
    const sent = await findSent();
    expect(sent).toHaveTextContent('Protocolo: 1A2B3C4D');
    expect(sent).toHaveTextContent(
      'Enviado em 23 de novembro de 2026. Respondemos até 23 de novembro de 2026.',
    );
    expect(sent).toHaveTextContent('480 kg');
    const ask = within(sent).getByRole('link', { name: 'Perguntar pelo WhatsApp' });
    expect(new URL(ask.getAttribute('href') ?? '').searchParams.get('text')).toContain('1A2B3C4D');
  });

  it('is put on the list again, and what is on it stays as it is', async () => {
    const { user } = open();
    await user.click(within(await findSent()).getByRole('button', { name: 'Pedir de novo' }));
    expect(screen.getByRole('list', { name: 'Embalagens do orçamento' })).toHaveFocus();
    expect(listed()).toEqual([
      ['bag', 14],
      ['other', 2],
    ]);
    quoteActions.setUnits('bag', 20);
    quoteActions.remove('other');
    await user.click(within(await findSent()).getByRole('button', { name: 'Pedir de novo' }));
    expect(listed()).toEqual([
      ['bag', 20],
      ['other', 2],
    ]);
  });

  it('says when the day of an answer is over', async () => {
    setDay('25');
    open();
    expect(await findSent()).toHaveTextContent('A resposta era até 23 de novembro de 2026');
  });

  it('is deleted from the device on request, with the focus on the heading of the page', async () => {
    const { user } = open();
    await user.click(within(await findSent()).getByRole('button', { name: 'Apagar deste aparelho' }));
    expect(screen.queryByText(/1A2B3C4D/)).toBeNull();
    expect(readSentQuotes()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
