import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgetGuestPass, storeGuestPass } from '@/features/checkout/order/guest-pass';
import { makeTracking } from '@/testing/make-tracking';
import { renderScreen } from '@/testing/render-screen';
import account from '../../../public/locales/pt-BR/account.json';
import texts from '../../../public/locales/pt-BR/forms.json';
// A chunk of its own: loaded before anything waits for it.
import '@/features/account/orders/order-ending';
import { TrackOrderScreen } from './track-order-screen';

describe('an order that is followed', () => {
  it('that is on its way leads to the whole order: in its account, or where this browser placed it', async () => {
    const answers = { trackOrder: () => makeTracking() };
    const { unmount } = renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers,
    });
    expect(await screen.findByRole('link', { name: texts.tracking.whole })).toHaveAttribute(
      'href',
      '/minha-conta/pedidos/BL-7K2M9Q',
    );
    expect(screen.queryByRole('button', { name: account.order.return })).toBeNull();
    unmount();
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: { trackOrder: () => makeTracking({ hasAccount: false }) },
    });
    expect(await screen.findByRole('link', { name: texts.tracking.whole })).toHaveAttribute(
      'href',
      '/compra_realizada?pedido=BL-7K2M9Q',
    );
    forgetGuestPass('BL-7K2M9Q');
  });

  it('of a guest is returned by the link of its mail, in any browser', async () => {
    let requestedAt: string | null = null;
    const { user, calls } = renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: {
        trackOrder: () =>
          makeTracking({
            hasAccount: false,
            mayWithdraw: requestedAt === null,
            withdrawal: { requestedAt, until: null },
          }),
        requestGuestWithdrawal: () => {
          requestedAt = '2026-11-22T12:00:00Z';
          return { requestedAt };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: account.order.return }));
    await user.click(await screen.findByRole('button', { name: account.order.returnYes }));
    expect(await screen.findByText('Devolução solicitada em 22 de novembro de 2026')).toBeVisible();
    expect(calls.find(({ name }) => name === 'requestGuestWithdrawal')?.input).toEqual({
      params: { number: 'BL-7K2M9Q' },
      body: { reason: null, proof: 'abc.def' },
    });
    expect(screen.queryByRole('button', { name: account.order.return })).toBeNull();
  });
});
