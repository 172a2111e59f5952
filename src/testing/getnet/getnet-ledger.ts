import { randomBytes, randomUUID } from 'node:crypto';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { planBoleto } from '@/server/ports/payments/boleto';

/** A payment as the acquirer of the tests stores it. */
export interface LedgerPayment {
  id: string;
  idempotencyKey: string;
  method: 'credit' | 'pix' | 'boleto';
  orderId: string;
  /** Centavos. */
  amount: number;
  status: string;
  reason: string | null;
  boletoId: string | null;
  /** Centavos of each movement of money. */
  charged: number[];
  /** How often it was asked for with its key. */
  asked: number;
}

/** What published test cards answer (docs/brazil.md). */
const CARDS: Readonly<Record<string, string | null>> = {
  '5155901222280001': null,
  '4012001037141112': null,
  '5155901222270002': 'Cartão inválido',
  '5155901222260003': 'Cartão vencido',
  '5155901222250004': 'Estabelecimento inválido',
};

export interface NewPayment {
  idempotencyKey: string;
  method: LedgerPayment['method'];
  orderId: string;
  amount: number;
}

/** A refund request: 100 while it is in progress, 0 when it is done, anything else when it failed. */
interface CancelRequest {
  paymentId: string;
  code: number;
}

/** The acquirer's books: one payment for one idempotency key, whatever happens to the connection. */
export function createGetnetLedger() {
  const payments = new Map<string, LedgerPayment>();
  const cancelRequests = new Map<string, CancelRequest>();
  /** Card numbers by their token, which serves one attempt. */
  const cardTokens = new Map<string, string>();

  const byKey = (key: string) => [...payments.values()].find(({ idempotencyKey }) => idempotencyKey === key);

  function open({ idempotencyKey, method, orderId, amount }: NewPayment, status: string): LedgerPayment {
    const payment: LedgerPayment = {
      id: randomUUID(),
      idempotencyKey,
      method,
      orderId,
      amount,
      status,
      reason: null,
      boletoId: method === 'boleto' ? `bol-${randomUUID().slice(0, 8)}` : null,
      charged: [],
      asked: 0,
    };
    payments.set(payment.id, payment);
    return payment;
  }

  return {
    payments,
    cancelRequests,
    byKey,

    takeCard(number: string): string {
      const token = randomBytes(64).toString('hex');
      cardTokens.set(token, number);
      return token;
    },

    /** Charges a card once per key. @returns null for a token that is unknown or used up */
    chargeCard(wanted: NewPayment, token: string): LedgerPayment | null {
      const known = byKey(wanted.idempotencyKey);
      const number = cardTokens.get(token);
      if (!known && !number) return null;
      cardTokens.delete(token);
      const payment = known ?? open(wanted, 'APPROVED');
      payment.asked += 1;
      if (known) return payment;
      const refusal = CARDS[number ?? ''];
      if (refusal === null) payment.charged.push(payment.amount);
      else Object.assign(payment, { status: 'DENIED', reason: refusal ?? 'Autorização recusada' });
      return payment;
    },

    /** A PIX or a boleto to be paid later; the same one for the same key. */
    openPayment(wanted: NewPayment): LedgerPayment {
      const payment =
        byKey(wanted.idempotencyKey) ?? open(wanted, wanted.method === 'pix' ? 'WAITING' : 'PENDING');
      payment.asked += 1;
      return payment;
    },

    /** A payment arrives. @param amount centavos; the requested amount unless given */
    pay(id: string, amount?: number): void {
      const payment = payments.get(id);
      if (!payment) throw new Error(`No payment ${id}`);
      payment.amount = amount ?? payment.amount;
      payment.status = payment.method === 'boleto' ? 'PAID' : 'APPROVED';
      payment.charged.push(payment.amount);
    },

    setStatus(id: string, status: string, reason: string | null = null): void {
      const payment = payments.get(id);
      if (!payment) throw new Error(`No payment ${id}`);
      Object.assign(payment, { status, reason });
    },
  };
}
export const pixCodeOf = ({ amount, orderId }: LedgerPayment): string =>
  generatePixPayload({
    key: '11222333000181',
    merchantName: 'EMPRESA DE TESTE LTDA',
    merchantCity: 'UBERABA',
    amount: amount / 100,
    txid: orderId.replaceAll('-', ''),
  }) ?? '';

/** @param dueDate `dd/mm/yyyy` */
export const boletoOf = ({ amount, id }: LedgerPayment, dueDate: string) =>
  planBoleto({
    bank: '033',
    dueDate: dueDate.split('/').reverse().join('-'),
    amountCents: amount,
    freeField: String(BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** 25n).padStart(25, '0'),
  });
