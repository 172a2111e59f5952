import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CardInput } from '@/contract/schemas/card';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { Card } from '@/server/ports/payments/gateway';

/** How long a prepared card may open a payment: the acquirer's token behind it does not live for long. */
export const PREPARED_CARD_SECONDS = 600;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const Sealed = z.object({
  id: z.string(),
  userId: z.string(),
  number: z.string(),
  token: z.string(),
  expiresAt: z.number(),
});

/** A card as it goes to the acquirer, and the parts it is paid in. */
export type OpenedCard = Card & { installments: number };
/** A request whose card was opened. */
export type WithOpenedCard<Body> = Omit<Body, 'card'> & { card: OpenedCard | null };

/** @returns what is thrown where a prepared card is foreign, too old or used */
export const cardAgain = () =>
  new Fault('VALIDATION', 'The card was prepared too long ago, or for another payment', {
    fields: { 'card.number': 'cardAgain' },
  });

export type PreparedCards = ReturnType<typeof createPreparedCards>;

/**
 * Hands a prepared card to the browser that typed it as a sealed text, so that the shop stores nothing of it. Number and
 * token lie in it under a key only the shop has; it is good for one person, one payment and a few minutes.
 */
export function createPreparedCards({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createHmac('sha256', secret).update('prepared card').digest();

  function unseal(reference: string): z.infer<typeof Sealed> | null {
    try {
      const bytes = Buffer.from(reference, 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return Sealed.parse(JSON.parse(text.toString()));
    } catch {
      return null;
    }
  }

  return {
    /** @param token the acquirer's, good for one charge */
    seal(number: string, token: string, userId: string): string {
      const expiresAt = clock.now().getTime() + PREPARED_CARD_SECONDS * 1000;
      const content: z.infer<typeof Sealed> = { id: randomUUID(), userId, number, token, expiresAt };
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },

    /**
     * The card of a request, typed or prepared. Its age is judged when it opens a payment: a repeat of a request whose
     * answer was lost may be older.
     * @throws Fault VALIDATION for a reference that this shop did not make for this person, or beside a number
     */
    open(given: z.output<typeof CardInput> | null | undefined, userId: string): OpenedCard | null {
      if (!given) return null;
      const { prepared, number = '', ...card } = given;
      if (!prepared) return { ...card, number };
      const sealed = number === '' ? unseal(prepared) : null;
      if (sealed?.userId !== userId) throw cardAgain();
      const { id, token, expiresAt } = sealed;
      return { ...card, number: sealed.number, preparation: { id, token, expiresAt } };
    },
  };
}
