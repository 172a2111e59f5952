import { z } from 'zod';
import type { GatewayState } from '../gateway';

/** Centavos, as a number or its digits. */
const Cents = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,12}$/)])
  .transform(Number)
  .nullish();
const Text = z.string().max(2_000).nullish();
const PaymentId = z.string().min(1).max(64);

export const TokenAnswer = z.object({
  access_token: z.string().min(1).max(4_000),
  expires_in: z.number().positive(),
});

export const CardTokenAnswer = z.object({ number_token: z.string().min(1).max(500) });

const Outcome = z.object({
  payment_id: PaymentId,
  seller_id: Text,
  order_id: Text,
  status: z.string().max(60),
  amount: Cents,
  description: Text,
  description_detail: Text,
  reason_message: Text,
});

export const CreditAnswer = Outcome;

export const PixAnswer = Outcome.extend({ additional_data: z.object({ qr_code: z.string().max(512) }) });

export const BoletoAnswer = Outcome.extend({
  boleto: z.object({
    boleto_id: z.union([z.string(), z.number()]).transform(String).nullish(),
    typeful_line: z.string().max(80),
    bar_code: z.string().max(60),
  }),
});

/** `records` and `href`s are left out; `payment.amount` stands where some answers carry it. */
export const InfoAnswer = Outcome.extend({ payment: z.object({ amount: Cents }).nullish() });
export type InfoAnswer = z.infer<typeof InfoAnswer>;

export const CancelAnswer = z.object({ status: z.string().max(60).nullish(), cancel_request_id: Text });

const Code = z.union([z.int(), z.string().regex(/^\d{1,4}$/)]).transform(Number);
/** 100: in progress; 0: done; anything else: failed for good. */
export const CancelRequestAnswer = z.object({ status_processing_cancel_code: Code });

/** `details[0]` carries the reason of a refusal; a 404 of Getnet itself, not of a proxy, may do without. */
export const ErrorAnswer = z
  .object({
    message: Text,
    status_code: z.number().nullish(),
    details: z
      .array(
        z.object({
          status: Text,
          error_code: Text,
          description: Text,
          description_detail: Text,
          payment_id: Text,
        }),
      )
      .default([]),
  })
  .refine(({ details, status_code }) => details.length > 0 || status_code === 404);

/** The acquirer's description of what it did, if there is one. */
export const reasonOf = (answer: z.infer<typeof Outcome>): string | null =>
  answer.description_detail || answer.description || answer.reason_message || null;

const STATUS: Readonly<Record<string, GatewayState['status']>> = {
  APPROVED: 'approved',
  CONFIRMED: 'approved',
  CAPTURED: 'approved',
  PAID: 'approved',
  DENIED: 'denied',
  'NOT APPROVED': 'denied',
  ERROR: 'denied',
  FAILED: 'denied',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
};

/**
 * What a status of the acquirer means (docs/brazil.md, Getnet). `AUTHORIZED` is not money yet, and an undocumented word
 * is a reason to ask again, never to decide. A card that is `CANCELED` was given back; a code or a boleto
 * that is can no longer be paid.
 */
export function readStatus(status: string, isCard: boolean): GatewayState['status'] {
  const word = status.trim().toUpperCase().replaceAll('_', ' ');
  if (word === 'CANCELED' || word === 'CANCELLED') return isCard ? 'refunded' : 'expired';
  return STATUS[word] ?? 'pending';
}
