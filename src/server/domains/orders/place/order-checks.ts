import type { Brand } from '@config/brands/brand';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import { shopDateOf } from '@/lib/time/business-days';
import { stateOfCep } from '@/lib/cep';
import { isValidDocument } from '@/lib/documents';
import type { WithOpenedCard } from '@/server/domains/payments/prepared-cards';
import { Fault } from '@/server/kernel/fault';
import { isCardExpired, isLuhnValid } from '@/server/ports/payments/cards';

const isDelivery = ({ freightService }: Pick<CreateOrderBody, 'freightService'>) =>
  freightService !== 'retirada';

function checkAddress(body: Omit<CreateOrderBody, 'card'>): Record<string, string> {
  if (!isDelivery(body)) return {};
  if (!body.address) return { address: 'required' };
  const state = stateOfCep(body.address.postalCode);
  return state !== null && state !== body.address.state ? { 'address.state': 'state' } : {};
}

type CardFields = WithOpenedCard<Pick<CreateOrderBody, 'paymentMethod' | 'card'>>;

function checkCard(
  { paymentMethod, card }: CardFields,
  { commerce }: Brand,
  now: Date,
): Record<string, string> {
  if (paymentMethod !== 'credit_card') return {};
  if (!card) return { card: 'required' };
  return {
    ...(!isLuhnValid(card.number) && { 'card.number': 'cardNumber' }),
    ...(isCardExpired(card.expiry, shopDateOf(now)) && { 'card.expiry': 'cardExpiry' }),
    ...(card.installments > commerce.maxInstallments && { 'card.installments': 'tooLarge' }),
  };
}

/**
 * Checks that a schema cannot make: check digits, a card that fits the payment method, a state that fits the CEP.
 * @throws Fault VALIDATION naming every wrong field; CEP_UNKNOWN for a CEP that does not exist
 */
export function requireSoundOrder(body: WithOpenedCard<CreateOrderBody>, brand: Brand, now: Date): void {
  const fields = {
    ...(!isValidDocument(body.payer.document) && { 'payer.document': 'document' }),
    ...checkAddress(body),
    ...checkCard(body, brand, now),
  };
  if (Object.keys(fields).length > 0) throw new Fault('VALIDATION', 'The order is not valid', { fields });
  if (isDelivery(body) && body.address && !stateOfCep(body.address.postalCode)) {
    throw new Fault('CEP_UNKNOWN', 'No freight to this CEP', { fields: { 'address.postalCode': 'cep' } });
  }
}

/** The same for another attempt to pay. @throws Fault VALIDATION naming every wrong field of the card */
export function requireSoundCard(body: CardFields, brand: Brand, now: Date): void {
  const fields = checkCard(body, brand, now);
  if (Object.keys(fields).length > 0) throw new Fault('VALIDATION', 'The card is not valid', { fields });
}
