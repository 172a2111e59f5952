import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { makeOrder } from '@/testing/make-dashboard-order';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { OrderStaffForm } from './order-staff-form';

const staff = { internalNote: null, attention: null };

function open(order: Order, answers: ApiAnswers = {}) {
  const onTyped = vi.fn();
  return { ...renderScreen(<OrderStaffForm order={order} onTyped={onTyped} />, { answers }), onTyped };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Salvar' });
const sentBy = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ name }) => name === 'updateOrder').map(({ input }) => input.body);

describe('what is written beside an order', () => {
  it('is sent as far as it was changed, with the version that was on the screen', async () => {
    const view = open(makeOrder({ staff, invoice: { number: '77', url: null } }), {
      updateOrder: () => makeOrder({ staff: { ...staff, internalNote: 'Ligar antes' }, version: 4 }),
    });
    await view.user.type(field('Anotação interna'), 'Ligar antes');
    expect(view.onTyped).toHaveBeenLastCalledWith(true);
    await view.user.click(save());
    await waitFor(() => expect(sentBy(view)).toEqual([{ internalNote: 'Ligar antes', version: 3 }]));
    await waitFor(() => expect(view.onTyped).toHaveBeenLastCalledWith(false));
  });

  it('takes a field away when it is emptied', async () => {
    const view = open(makeOrder({ staff, tracking: { code: 'BR1', url: null } }), {
      updateOrder: () => makeOrder({ staff, version: 4 }),
    });
    await view.user.clear(field('Código de rastreio'));
    await view.user.click(save());
    await waitFor(() => expect(sentBy(view)).toEqual([{ trackingCode: null, version: 3 }]));
  });

  it('is refused next to its field, without a call: no address, or one without its number', async () => {
    const view = open(makeOrder({ staff }));
    const address = field('Link da nota fiscal');
    const number = field('Número da nota fiscal');
    await view.user.type(address, 'nota');
    await view.user.click(save());
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toBeInvalid();
    expect(address).toBeInvalid();
    expect(sentBy(view)).toEqual([]);
  });

  it('shows what the API refuses next to its field', async () => {
    const view = open(makeOrder({ staff }), {
      updateOrder: () => {
        throw refusal('VALIDATION', { trackingCode: 'tooLong' });
      },
    });
    await view.user.type(field('Código de rastreio'), 'BR1');
    await view.user.click(save());
    await waitFor(() => expect(field('Código de rastreio')).toBeInvalid());
    expect(screen.getByRole('alert')).toHaveTextContent('Alguns campos precisam de revisão.');
  });

  it('shows what another person saved as long as nothing is typed', async () => {
    const view = open(makeOrder({ staff }));
    expect(field('Anotação interna')).toHaveValue('');
    const theirs = makeOrder({ staff: { ...staff, internalNote: 'Já liguei' }, version: 9 });
    view.rerender(<OrderStaffForm order={theirs} onTyped={view.onTyped} />);
    await waitFor(() => expect(field('Anotação interna')).toHaveValue('Já liguei'));
    await view.user.type(field('Anotação interna'), ' ontem');
    const later = makeOrder({ staff: { ...staff, internalNote: 'Liguei de novo' }, version: 10 });
    view.rerender(<OrderStaffForm order={later} onTyped={view.onTyped} />);
    expect(field('Anotação interna')).toHaveValue('Já liguei ontem');
  });

  it('stands beside what another person wrote meanwhile, and the chosen version is saved', async () => {
    const theirs = makeOrder({ staff: { ...staff, internalNote: 'Já liguei' }, version: 9 });
    const view = open(makeOrder({ staff }), {
      updateOrder: ({ body }) => {
        if (body.version === 3) throw refusal('STALE', {}, theirs);
        return makeOrder({ staff: { ...staff, internalNote: 'Ligo' }, version: 10 });
      },
    });
    await view.user.type(field('Anotação interna'), 'Ligo');
    await view.user.click(save());
    const dialog = await screen.findByRole('dialog', { name: /Outra pessoa salvou/ });
    expect(within(dialog).getByRole('row', { name: /Anotação interna/ })).toHaveTextContent('Já liguei');
    await view.user.click(within(dialog).getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() => expect(sentBy(view)[1]).toEqual({ internalNote: 'Ligo', version: 9 }));
  });

  it('is saved at once when only the order itself moved on meanwhile', async () => {
    const view = open(makeOrder({ staff }), {
      updateOrder: ({ body }) => {
        if (body.version === 3)
          throw refusal('STALE', {}, makeOrder({ staff, version: 5, state: 'shipped' }));
        return makeOrder({ staff, version: 6, tracking: { code: 'BR1', url: null } });
      },
    });
    await view.user.type(field('Código de rastreio'), 'BR1');
    await view.user.click(save());
    await waitFor(() => expect(sentBy(view)[1]).toEqual({ trackingCode: 'BR1', version: 5 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
