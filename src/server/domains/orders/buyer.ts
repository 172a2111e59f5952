import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { sign } from '@/server/kernel/sign';
import type { Visitor } from '@/server/kernel/visitor';

/** Who buys: a customer who is signed in, or a guest. */
export interface Buyer {
  /** Null for a guest. */
  user: SessionUser | null;
  email: string;
  /** Keys of requests, prepared cards and uses of coupons belong to it: the id of the account, or a mark of the e-mail. */
  id: string;
  visitor: Visitor;
}

export const customerBuyer = (user: SessionUser, visitor: Visitor): Buyer => ({
  user,
  email: user.email,
  id: user.id,
  visitor,
});

/** The space separates the mark from every id of an account. */
const guestId = (secret: string, email: string): string => `guest ${sign(secret, 'guest buyer', email)}`;

export const guestBuyer = (secret: string, email: string, visitor: Visitor): Buyer => ({
  user: null,
  email,
  id: guestId(secret, email),
  visitor,
});

/** The `id` of the buyer of an order. */
export const buyerIdOf = (
  secret: string,
  { userId, payer }: { userId: string | null; payer: { email: string } },
): string => userId ?? guestId(secret, payer.email);
