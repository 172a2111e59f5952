import { beforeEach, describe, expect, it } from 'vitest';
import type { PayOrderInput } from '@/contract/schemas/orders';
import { makeOrder } from '@/testing/make-checkout-order';
import { mockApi, noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { endAttempt, sendAttempt, wasSent, type Attempt } from './attempt';
import { getOrderKey } from '@/features/checkout/order/order-key';

const NUMBER = '5155901222280001';
const CARD = { number: NUMBER, holder: 'ADELMO COUTO', expiry: '12/30', cvv: '123', installments: 1 };
const SCOPE = 'pay BL-1';

const attemptOf = (body: PayOrderInput, preparesCard = true): Attempt => ({
  kind: 'payment',
  number: 'BL-1',
  body,
  preparesCard,
});
const byCard = (preparesCard?: boolean) =>
  attemptOf({ paymentMethod: 'credit_card', card: CARD }, preparesCard);

let references: number;
const prepared = () => {
  references += 1;
  return { brand: 'Mastercard', last4: '0001', ready: true, reference: `ref-${references}` };
};
beforeEach(() => {
  references = 0;
  sessionStorage.clear();
});

function open(answers: ApiAnswers) {
  const calls = mockApi(answers);
  const sent = (name: 'prepareGetnetCard' | 'payOrder') => calls.filter((call) => call.name === name);
  const cards = () => sent('payOrder').map(({ input }) => (input.body as PayOrderInput).card);
  return { sent, cards };
}

describe('a card for a real acquirer', () => {
  it('is prepared once, and every repeat of the attempt is the same request under the same key', async () => {
    const { sent, cards } = open({
      prepareGetnetCard: prepared,
      payOrder: () => {
        throw noAnswer();
      },
    });
    const attempt = byCard();
    await sendAttempt(attempt);
    await sendAttempt(attempt);
    const { number: _number, ...rest } = CARD;
    expect(sent('prepareGetnetCard')).toHaveLength(1);
    expect(cards()).toEqual([
      { ...rest, prepared: 'ref-1' },
      { ...rest, prepared: 'ref-1' },
    ]);
    expect(new Set(sent('payOrder').map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });

  it('is prepared again for another attempt', async () => {
    const { cards } = open({ prepareGetnetCard: prepared, payOrder: () => makeOrder() });
    await sendAttempt(byCard());
    await sendAttempt(byCard());
    expect(cards().map((card) => card?.prepared)).toEqual(['ref-1', 'ref-2']);
  });

  it.each([
    ['refused by the acquirer', refusal('PAYMENT_DENIED', {}, { reason: 'Cartão inválido' })],
    ['not prepared for want of a line', noAnswer()],
    ['one card too many', refusal('RATE_LIMITED')],
  ])('%s asks for no payment, and leaves the key as it was', async (_why, answer) => {
    const { sent } = open({
      prepareGetnetCard: () => {
        throw answer;
      },
    });
    const attempt = byCard();
    const key = getOrderKey(SCOPE);
    const error = await sendAttempt(attempt);
    expect(error).toMatchObject({ errorCode: answer.errorCode });
    expect([wasSent(attempt), sent('payOrder')]).toEqual([false, []]);
    endAttempt(attempt, error);
    expect(getOrderKey(SCOPE)).toBe(key);
  });

  it('has the fault of its number beside the field of the form', async () => {
    open({
      prepareGetnetCard: () => {
        throw refusal('VALIDATION', { number: 'cardNumber' });
      },
    });
    expect(await sendAttempt(byCard())).toMatchObject({ fields: { 'card.number': 'cardNumber' } });
  });

  it('goes as it was typed where nothing is prepared any more, and where payments are simulated', async () => {
    const { sent, cards } = open({
      prepareGetnetCard: () => {
        throw refusal('NOT_FOUND');
      },
      payOrder: () => makeOrder(),
    });
    await sendAttempt(byCard());
    await sendAttempt(byCard(false));
    await sendAttempt(attemptOf({ paymentMethod: 'pix', card: null }));
    expect(cards()).toEqual([CARD, CARD, null]);
    expect(sent('prepareGetnetCard')).toHaveLength(1);
  });
});
