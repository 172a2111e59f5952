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

/** The space keeps the mark apart from every id of an account. */
export const guestBuyer = (secret: string, email: string, visitor: Visitor): Buyer => ({
  user: null,
  email,
  id: `guest ${sign(secret, 'guest buyer', email)}`,
  visitor,
});
