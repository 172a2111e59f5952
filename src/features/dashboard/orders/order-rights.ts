import { hasPermission } from '@config/has-permission';
import type { User } from '@/contract/schemas/users';

/** What a user may do beside an order. The API decides; this spares people refusals. */
export interface OrderRights {
  /** Sees the orders of everybody, with what only the shop's people know of them. */
  all: boolean;
  /** Move it and write beside it. */
  write: boolean;
  /** Look its customer up among the users. */
  users: boolean;
}

/** The rights of a person in a list of orders. */
export const orderRightsOf = (user: User): OrderRights => ({
  all: hasPermission(user, 'orders.read'),
  write: hasPermission(user, 'orders.write'),
  users: hasPermission(user, 'users.read'),
});
