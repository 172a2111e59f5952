import { z } from 'zod';
import { endpoint } from './endpoint';
import { WebhookSecret } from './schemas/headers';
import * as orders from './schemas/orders';
import { Line } from './schemas/primitives';

/** What the card form and the acquirer Getnet call. */
export const getnetContract = {
  prepareGetnetCard: endpoint({
    summary: 'Prepares a card with the acquirer; exists only with the gateway `getnet`',
    access: 'user',
    input: { body: orders.PrepareCardBody },
    output: orders.PreparedCard,
    errors: ['NOT_FOUND', 'PAYMENT_DENIED', 'UNAVAILABLE', 'RATE_LIMITED'],
    needsCart: true,
  }),
  receiveGetnetNotice: endpoint({
    summary: 'A notice of the acquirer: a hint to ask it, never a fact',
    access: 'anonymous',
    input: { params: z.object({ secret: Line(200) }), query: z.record(z.string().max(60), z.unknown()) },
    output: z.object({ received: z.literal(true) }),
    errors: ['NOT_FOUND'],
    needsCart: true,
  }),
  receiveGetnetPost: endpoint({
    summary: 'The same notice by POST; the secret stands in the header `x-webhook-secret`',
    access: 'anonymous',
    input: { body: z.record(z.string().max(60), z.unknown()) },
    headers: z.object({ 'X-Webhook-Secret': WebhookSecret }),
    output: z.object({ received: z.literal(true) }),
    errors: ['NOT_FOUND'],
    needsCart: true,
  }),
} as const;
