import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Lead } from '@/contract/schemas/leads';
// Loaded by the page when they are needed; here before the clock runs.
import '@/components/ui/overlays/drawer-frame';
import '@/shell/overlays/toast-container';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { QUOTE_LINE } from '@/testing/make-lead';
import { renderScreen } from '@/testing/render-screen';
import { ToastHost } from '@/shell/overlays/toast-host';
import { leads } from '@/features/dashboard/people/leads';
import { ResourceScreen } from './resource-screen';

const LEADS = '/dashboard/contatos';
const lead: Lead = {
  id: 'l1',
  reference: 'C-7K2M9Q',
  kind: 'quote',
  name: 'Tereza Prado',
  email: 'tereza@cliente.example',
  phone: '(34) 90000-0001',
  message: 'Quanto custa a tonelada?',
  data: { product: 'Sal mineral', monthlyVolume: '1200', state: 'MG' },
  lines: [],
  answerBy: null,
  locale: 'pt-BR',
  createdAt: '2026-11-20T12:00:00Z',
  handledAt: null,
};
const basket: Lead = {
  ...lead,
  kind: 'quote_basket',
  message: '',
  data: { cep: '38400000', city: 'Uberlândia', state: 'MG' },
  lines: [
    QUOTE_LINE,
    {
      ...QUOTE_LINE,
      variationId: 'p020-v2',
      presentation: 'Palete 40 sacos de 30 kg',
      weightGrams: 1_226_000,
      units: 2,
    },
  ],
  answerBy: '2026-11-24T02:59:59.999Z',
};
const handled = { ...lead, handledAt: '2026-11-21T12:00:00Z' };
const reader = {
  id: 'u2',
  fullName: 'Iara Sales',
  email: 'iara@boalida.example',
  admin: false,
  permissions: ['leads.read'],
};

const open = (url: string, answers: ApiAnswers = {}) =>
  renderScreen(
    <>
      <ResourceScreen resource={leads} />
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => reader,
        listLeads: () => ({ items: [lead], total: 1, page: 1, pageCount: 1 }),
        ...answers,
      },
    },
  );
const findSheet = () => screen.findByRole('dialog', { name: 'C-7K2M9Q' });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

afterEach(() => void vi.useRealTimers());

describe('what people wrote', () => {
  it('is asked for by kind and by what is open, as the address says', async () => {
    const { calls, router, user } = open(`${LEADS}?tipo=quote&pendentes=1`);
    expect(await screen.findByRole('row', { name: /Tereza Prado/ })).toHaveTextContent('A responder');
    expect(calls.find(({ name }) => name === 'listLeads')?.input.query).toEqual({
      tipo: 'quote',
      pendentes: '1',
      pagina: 1,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Só as não respondidas' }));
    expect(router.push).toHaveBeenCalledWith(`${LEADS}?tipo=quote`, undefined, expect.anything());
  });

  it('is shown with every field of its form and the ways to answer it', async () => {
    open(`${LEADS}?aberto=l1`);
    const sheet = await findSheet();
    expect(sheet).toHaveTextContent('Quanto custa a tonelada?');
    expect(sheet).toHaveTextContent('Quilos por mês1200');
    expect(within(sheet).getByRole('link', { name: 'Responder por e‑mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:tereza@cliente\.example\?subject=.*C-7K2M9Q/),
    );
    expect(within(sheet).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/5534900000001'),
    );
  });

  it('shows the packs of a quote with their weight, where they go, and until when it is answered', async () => {
    open(`${LEADS}?aberto=l1`, {
      listLeads: () => ({ items: [basket], total: 1, page: 1, pageCount: 1 }),
    });
    const sheet = await findSheet();
    const table = within(sheet).getByRole('table', { name: 'O que foi pedido' });
    expect(within(table).getByRole('row', { name: /Matriz 60.*Saco 30 kg/ })).toHaveTextContent(/14.*420 kg/);
    expect(within(table).getByRole('row', { name: /Palete/ })).toHaveTextContent(/2.*2\.452 kg/);
    expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent('2.872 kg');
    expect(within(table).getAllByRole('link', { name: 'Matriz 60' })[0]).toHaveAttribute(
      'href',
      '/produtos/matriz-60',
    );
    expect(sheet).toHaveTextContent('38400-000');
    expect(sheet).toHaveTextContent(/Responder até:.*23 de nov/);
  });

  it('says in the list that a quote is overdue, until it is answered', async () => {
    vi.setSystemTime('2026-11-25T12:00:00Z');
    const view = open(LEADS, { listLeads: () => ({ items: [basket], total: 1, page: 1, pageCount: 1 }) });
    expect(await screen.findByRole('row', { name: /Tereza Prado/ })).toHaveTextContent('Atrasada');
    expect(screen.getByRole('row', { name: /Tereza Prado/ })).toHaveTextContent('14 × Matriz 60');
    view.unmount();
    const answered = { ...basket, handledAt: '2026-11-25T11:00:00Z' };
    open(LEADS, { listLeads: () => ({ items: [answered], total: 1, page: 1, pageCount: 1 }) });
    expect(await screen.findByRole('row', { name: /Tereza Prado/ })).not.toHaveTextContent('Atrasada');
  });

  it('is marked as answered at once, and opened again by the undo of the toast', async () => {
    let answer: (value: Lead) => void = () => undefined;
    const view = open(`${LEADS}?aberto=l1`, {
      updateLead: ({ body }) => (body.handled ? new Promise<Lead>((resolve) => (answer = resolve)) : lead),
    });
    const sheet = await findSheet();
    await view.user.click(within(sheet).getByRole('button', { name: 'Marcar como respondida' }));
    // The answer has not come yet.
    expect(await within(sheet).findByRole('button', { name: 'Reabrir' })).toBeInTheDocument();
    answer(handled);
    // jsdom knows nothing of the styles that let a toast be pressed over an open sheet.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
    expect(view.router.push).not.toHaveBeenCalled();
    expect(await within(sheet).findByRole('button', { name: 'Marcar como respondida' })).toBeInTheDocument();
    const sent = view.calls.filter(({ name }) => name === 'updateLead').map(({ input }) => input.body);
    expect(sent).toEqual([{ handled: true }, { handled: false }]);
  });

  it('shows where it stands when it is opened again after it left the list of open ones', async () => {
    let now: Lead = lead;
    const view = open(`${LEADS}?pendentes=1&aberto=l1`, {
      listLeads: () => {
        const items = now.handledAt ? [] : [now];
        return { items, total: items.length, page: 1, pageCount: 1 };
      },
      updateLead: ({ body }) => (now = body.handled ? handled : lead),
    });
    const sheet = await findSheet();
    await view.user.click(within(sheet).getByRole('button', { name: 'Marcar como respondida' }));
    await within(sheet).findByRole('button', { name: 'Reabrir' });
    await act(() => view.queryClient.refetchQueries({ queryKey: ['listLeads'] }));
    await view.user.click(within(sheet).getByRole('button', { name: 'Reabrir' }));
    expect(await within(sheet).findByRole('button', { name: 'Marcar como respondida' })).toBeInTheDocument();
  });

  it('stays open when marking it fails, and that is said', async () => {
    const view = open(`${LEADS}?aberto=l1`, {
      updateLead: () => {
        throw noAnswer();
      },
    });
    const sheet = await findSheet();
    await view.user.click(within(sheet).getByRole('button', { name: 'Marcar como respondida' }));
    expect(await screen.findByText(/Sem conexão/)).toBeInTheDocument();
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Marcar como respondida' })).toBeInTheDocument(),
    );
  });

  it('is empty until a visitor writes', async () => {
    open(LEADS, { listLeads: () => ({ items: [], total: 0, page: 1, pageCount: 0 }) });
    expect(await screen.findByText('Nenhuma mensagem ainda.')).toBeInTheDocument();
  });
});
