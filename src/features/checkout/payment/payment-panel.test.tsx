import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { makeOrder } from '@/testing/make-checkout-order';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { PaymentPanel } from './payment-panel';
import { formatSeconds } from './use-countdown';
import { pollPauseMs } from '@/features/checkout/order/use-live-order';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const approved = () => makeOrder({ state: 'approved', payment: { status: 'approved', secondsLeft: null } });

describe('PaymentPanel, waiting for a PIX', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('counts down what the server counted, whatever day the phone believes it is', async () => {
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    renderScreen(<PaymentPanel order={makeOrder()} />, {
      answers: { getOwnOrder: () => new Promise(() => undefined) },
    });
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('30:00');
    await pass(61_000);
    expect(timer).toHaveTextContent('28:59');
    await pass(1_739_000);
    expect(screen.getByText('O tempo para pagar acabou')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('asks again after three seconds and shows the approval', async () => {
    const { calls } = renderScreen(<PaymentPanel order={makeOrder()} />, {
      answers: { getOwnOrder: approved },
    });
    expect(screen.getByText(/Aguardando o pagamento/)).toBeInTheDocument();
    await pass(3_100);
    expect(screen.getByText('Pagamento aprovado')).toBeInTheDocument();
    const asked = calls.length;
    await pass(60_000);
    expect(calls).toHaveLength(asked);
  });
});

describe('PaymentPanel, heard by a screen reader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const open = (answer: ApiAnswers['getOwnOrder']) =>
    renderScreen(
      <>
        <h1 tabIndex={-1}>Pedido</h1>
        <PaymentPanel order={makeOrder()} />
      </>,
      { answers: { getOwnOrder: answer } },
    );
  // A region that comes with its words is not spoken.
  const hear = () => {
    const regions = screen.getAllByRole('status');
    return () => regions.map(({ textContent }) => textContent).join(' ');
  };

  it('says the outcome in a region that was there before, and gives the heading the focus that was in the panel', async () => {
    open(approved);
    const heard = hear();
    screen.getByRole('button', { name: 'Já paguei' }).focus();
    await pass(3_200);
    expect(heard()).toContain('Pagamento aprovado');
    expect(screen.getByRole('heading', { name: 'Pedido' })).toHaveFocus();
  });

  it('says that the time is over in a region that was there before', async () => {
    open(() => new Promise(() => undefined));
    const heard = hear();
    screen.getByRole('button', { name: 'Copiar código Pix' }).focus();
    await pass(1_801_000);
    await pass(1);
    expect(heard()).toContain('O tempo para pagar acabou');
    expect(screen.getByRole('heading', { name: 'Pedido' })).toHaveFocus();
  });

  it('leaves the focus where it is outside of the panel', async () => {
    open(approved);
    await pass(3_200);
    expect(screen.getByText('Pagamento aprovado')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});

describe('PaymentPanel, asked whether the money has come', () => {
  it('says that no answer came, and not that the bank has not confirmed', async () => {
    let isDown = true;
    const { user } = renderScreen(<PaymentPanel order={makeOrder()} />, {
      answers: {
        getOwnOrder: () => {
          if (isDown) throw refusal('RATE_LIMITED');
          return makeOrder();
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Já paguei' }));
    expect(await screen.findByText(/Não conseguimos perguntar agora/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Já paguei' }));
    expect(await screen.findByText(/O banco ainda não confirmou/)).toBeInTheDocument();
  });

  it('says nothing of the former code beside the code of another attempt', async () => {
    const first = makeOrder();
    const second = makeOrder({
      payment: { id: 'another', pix: { code: '000201-another', receiver: 'Boa Lida' } },
    });
    const { user } = renderScreen(<PaymentPanel order={first} />, { answers: { getOwnOrder: () => second } });
    await user.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Já paguei' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveValue('000201-another'),
    );
    expect(screen.getByRole('button', { name: 'Copiar código Pix' })).toBeInTheDocument();
    expect(screen.getByText(/Aguardando o pagamento/)).toBeInTheDocument();
  });
});

describe('PaymentPanel', () => {
  const answers = { getOwnOrder: () => new Promise<never>(() => undefined) };

  it('gives the code to copy, its QR and the receiver', async () => {
    const { user } = renderScreen(<PaymentPanel order={makeOrder()} />, { answers });
    const code = makeOrder().payment?.pix?.code ?? '';
    expect(screen.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveValue(code);
    expect(screen.getByText(/Quem recebe: Boa Lida/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
    expect(await navigator.clipboard.readText()).toBe(code);
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'QR code do Pix' })).toBeInTheDocument();
  });

  it('selects the code where the clipboard is refused', async () => {
    const { user } = renderScreen(<PaymentPanel order={makeOrder()} />, { answers });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    await user.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
    expect(await screen.findByText(/Selecionamos o código/)).toBeInTheDocument();
  });

  it('shows a boleto with its line, its bar code and its day', async () => {
    const boleto = {
      line: '03399876543210000000100000000101116370000011200',
      barcode: '03391163700000112009876543210000000000000010',
      dueDate: '2026-11-25',
    };
    renderScreen(<PaymentPanel order={makeOrder({ payment: { method: 'boleto', pix: null, boleto } })} />, {
      answers,
    });
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toHaveValue(
      '03399.87654 32100.000001 00000.000101 1 16370000011200',
    );
    // A figure is read out group by group: only the spaces between them may break.
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).not.toHaveClass('break-all');
    expect(screen.getByText('Vence em 25 de novembro de 2026')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Código de barras do boleto' })).toBeInTheDocument();
  });

  it('offers no boleto to pay after its day, by the clock of the shop', () => {
    const boleto = { line: '0'.repeat(47), barcode: '0'.repeat(44), dueDate: '2026-11-25' };
    const open = (secondsLeft: number) =>
      renderScreen(
        <PaymentPanel
          order={makeOrder({
            payment: {
              method: 'boleto',
              pix: null,
              boleto,
              boletoPdf: '/boleto.pdf',
              expiresAt: '2026-11-28T02:59:59.999Z',
              secondsLeft,
            },
          })}
        />,
        { answers },
      );
    const { unmount } = open(2 * 86_400);
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toBeVisible();
    unmount();
    open(2 * 86_400 - 1);
    expect(screen.getByText('O boleto venceu em 25 de novembro de 2026')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Baixar o boleto em PDF' })).toBeNull();
  });

  it('settles a simulated payment by hand, and only a simulated one', async () => {
    const { user, calls, unmount } = renderScreen(<PaymentPanel order={makeOrder()} />, {
      answers: { ...answers, fakePayment: approved },
    });
    await user.click(screen.getByRole('button', { name: 'Aprovar pagamento' }));
    expect(await screen.findByText('Pagamento aprovado')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'fakePayment')?.input.body).toEqual({
      number: 'BL-2026-000123',
      outcome: 'approve',
    });
    unmount();
    renderScreen(<PaymentPanel order={makeOrder({ payment: { simulated: false } })} />, { answers });
    expect(screen.queryByRole('button', { name: 'Aprovar pagamento' })).not.toBeInTheDocument();
  });

  it('plays money that comes after the time, and says that it goes back', async () => {
    const expired = makeOrder({ state: 'cancelled', payment: { status: 'expired', secondsLeft: null } });
    const goesBack = makeOrder({ state: 'cancelled', payment: { status: 'refunding', secondsLeft: null } });
    const { user, calls } = renderScreen(<PaymentPanel order={expired} />, {
      answers: { ...answers, fakePayment: () => goesBack },
    });
    expect(screen.getByText(/chegar mesmo assim: a loja reembolsa/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Recusar pagamento' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aprovar depois do prazo' }));
    expect(await screen.findByText('Seu reembolso está a caminho')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'fakePayment')?.input.body).toMatchObject({
      outcome: 'approve',
    });
    expect(screen.queryByText('Pagamento simulado')).not.toBeInTheDocument();
  });

  it.each(['denied', 'refunding', 'refunded', 'review', 'approved'] as const)(
    'leaves nothing to simulate of a payment that is %s',
    (status) => {
      renderScreen(<PaymentPanel order={makeOrder({ payment: { status, secondsLeft: null } })} />, {
        answers,
      });
      expect(screen.queryByText('Pagamento simulado')).not.toBeInTheDocument();
    },
  );

  it('says how a payment ended', () => {
    renderScreen(
      <PaymentPanel
        order={makeOrder({ state: 'cancelled', payment: { status: 'expired', secondsLeft: null } })}
      />,
      { answers },
    );
    expect(screen.getByText('O prazo de pagamento acabou')).toBeInTheDocument();
  });

  it.each([
    ['cliente', 'Achei mais barato', /^Cancelado a seu pedido\. Nada foi cobrado\./, null],
    ['loja', 'Lote recolhido', /^A loja cancelou este pedido\. Nada foi cobrado\./, /Lote recolhido/],
  ])('says that an unpaid order was cancelled by %s, not that its time ran out', (by, note, said, reason) => {
    const at = '2026-11-20T12:00:00.000Z';
    const payment = { status: 'expired', secondsLeft: null } as const;
    renderScreen(
      <PaymentPanel
        order={makeOrder({ state: 'cancelled', payment, history: [{ state: 'cancelled', at, by, note }] })}
      />,
      { answers },
    );
    expect(screen.getByText('Pedido cancelado')).toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.queryByText('O prazo de pagamento acabou')).not.toBeInTheDocument();
    if (reason) expect(screen.getByText(reason)).toBeInTheDocument();
    else expect(screen.queryByText(/Achei/)).not.toBeInTheDocument();
  });
});

describe('pauses and times', () => {
  it('asks every 3 s for a minute, then less and less often, never less than every 30 s', () => {
    expect([0, 19, 20, 21, 60].map((polls) => pollPauseMs(polls))).toEqual([
      3_000, 3_000, 3_000, 4_500, 30_000,
    ]);
  });

  it('writes seconds as a clock', () => {
    expect([0, 9, 65, 1_800, 3_723].map(formatSeconds)).toEqual(['0:00', '0:09', '1:05', '30:00', '1:02:03']);
  });
});
