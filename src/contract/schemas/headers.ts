import { z } from 'zod';

/** Of a call that takes money: the same key and body are the same order, or the same payment, however often it is sent. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/)
  .meta({
    description:
      'Made when the form opens and sent again with every repetition: the same key places one order and charges once',
  });

/** Opens an order without an account where the body has no room for it. */
export const OrderPass = z
  .string()
  .meta({ description: 'The pass of the order, or the signature of a link in its mails' });

/** Tells a notice of the acquirer from a stranger's. */
export const WebhookSecret = z
  .string()
  .meta({ description: 'The secret that the shop and its acquirer share' });
