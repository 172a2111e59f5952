import { createHash } from 'node:crypto';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import type { Brand } from '@config/brands/brand';
import { BOLETO_BUSINESS_DAYS, BOLETO_DUE_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import { businessDateAfter, endOfShopDay } from '@/lib/time/business-days';
import type { DenialCode } from '@/lib/texts/denial-text';
import { fromCents } from '@/lib/money';
import type { Clock } from '@/server/ports/clock';
import { planBoleto } from './boleto';
import { cardBrandOf } from './cards';
import type { ChargeRequest, ChargeResult, PaymentGateway } from './gateway';

/** No bank has this number, so a simulated boleto cannot be paid by mistake. */
const SIMULATED_BANK = '999';

/** Published test cards (docs/brazil.md). Any other number is denied, so that no real card seems to work. */
const TEST_CARDS: Readonly<Record<string, 'approved' | 'denied'>> = {
  '5155901222280001': 'approved',
  '4012001037141112': 'approved',
  '5155901222270002': 'denied',
  '5155901222260003': 'denied',
  '5155901222250004': 'denied',
};

const NOTHING_TO_SHOW = { reason: null, pix: null, boleto: null, card: null, expiresAt: null };

/** 25 digits for the bank's free field, the same for the same order. */
function freeFieldOf(orderNumber: string): string {
  const digest = BigInt(`0x${createHash('sha256').update(orderNumber).digest('hex')}`);
  return String(digest % 10n ** 25n).padStart(25, '0');
}

function chargeCard({ card }: ChargeRequest, gatewayReference: string): ChargeResult {
  if (!card) throw new Error('A card payment needs a card');
  const outcome = TEST_CARDS[card.number];
  const denial: DenialCode = outcome ? 'ISSUER_REFUSED' : 'TEST_CARDS_ONLY';
  const reason = outcome === 'approved' ? null : denial;
  return {
    ...NOTHING_TO_SHOW,
    status: outcome ?? 'denied',
    reason,
    gatewayReference,
    card: { brand: cardBrandOf(card.number), last4: card.number.slice(-4) },
  };
}

/**
 * An acquirer that moves no money and answers at once: real PIX codes for the brand's invented key, boletos with
 * right check digits of a bank that does not exist, and test cards. Screens say that it is a simulation.
 */
export function createFakeGateway({ brand, clock }: { brand: Brand; clock: Clock }): PaymentGateway {
  const { key, name, city } = brand.pixReceiver;

  function chargePix({ orderNumber, amountCents }: ChargeRequest, gatewayReference: string): ChargeResult {
    const code = generatePixPayload({
      key,
      merchantName: name,
      merchantCity: city,
      amount: fromCents(amountCents),
      txid: orderNumber.replaceAll('-', ''),
    });
    // The library returns null instead of throwing; a code that cannot be paid must not reach a screen.
    if (!code) throw new Error(`No Pix code for ${orderNumber} over ${amountCents} centavos`);
    const expiresAt = new Date(clock.now().getTime() + PIX_TTL_SECONDS * 1000);
    return {
      ...NOTHING_TO_SHOW,
      status: 'pending',
      gatewayReference,
      pix: { code, receiver: name },
      expiresAt,
    };
  }

  function chargeBoleto({ orderNumber, amountCents }: ChargeRequest, gatewayReference: string): ChargeResult {
    const now = clock.now();
    const dueDate = businessDateAfter(now, BOLETO_DUE_BUSINESS_DAYS);
    const boleto = planBoleto({
      bank: SIMULATED_BANK,
      dueDate,
      amountCents,
      freeField: freeFieldOf(orderNumber),
    });
    return {
      ...NOTHING_TO_SHOW,
      status: 'pending',
      gatewayReference,
      boleto: { ...boleto, dueDate },
      expiresAt: endOfShopDay(businessDateAfter(now, BOLETO_BUSINESS_DAYS)),
    };
  }

  const byMethod = { pix: chargePix, boleto: chargeBoleto, credit_card: chargeCard };
  return {
    name: 'fake',
    simulated: true,
    publishedCards: Object.keys(TEST_CARDS),
    charge: async (request) => byMethod[request.method](request, `fake-${request.attemptId}`),
    // A simulated payment is settled by hand (`POST /checkout/fake_payment/`).
    find: async () => ({ status: 'pending', amountCents: null, reason: null, gatewayReference: null }),
    cancel: async () => undefined,
    refund: async () => 'done',
  };
}
