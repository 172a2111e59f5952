import { z } from 'zod';
import { Line } from './primitives';

// The card form of the checkout validates with these. A file of their own, so that it loads no other schemas.

/** The digits of a card number, however they were typed. */
export const CardNumber = z
  .string('required')
  .transform((value) => value.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{13,19}$/, 'cardNumber'));

/** A typed card: its fields go through memory to the gateway, and are never stored and never logged. */
export const TypedCard = z.strictObject({
  number: CardNumber,
  holder: Line(60, 3),
  expiry: z
    .string('required')
    .trim()
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'cardExpiry'),
  cvv: z
    .string('required')
    .trim()
    .regex(/^\d{3,4}$/, 'cardCvv'),
  installments: z.int('integer').min(1).max(24).default(1),
});

export type TypedCard = z.output<typeof TypedCard>;

/** A typed card, or one that `/getnet/auth` prepared: then its reference takes the place of the number. */
export const CardInput = TypedCard.extend({
  number: CardNumber.optional(),
  prepared: z
    .string()
    .max(2_000, 'tooLong')
    .regex(/^[\w-]+$/, 'invalid')
    .optional(),
});
