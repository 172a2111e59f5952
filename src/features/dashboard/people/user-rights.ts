import { hasPermission } from '@config/has-permission';
import type { User } from '@/contract/schemas/users';

/** Who looks at a person, and what they may do. The API decides; this spares people refusals. */
export interface UserRights {
  /** Id of who looks. */
  id: string;
  /** Change permissions. */
  write: boolean;
  /** Make representatives, or end it: a permission like any other is given by who holds it. */
  representatives: boolean;
  /** See the orders of the shop. */
  orders: boolean;
}

export const userRightsOf = (user: User): UserRights => ({
  id: user.id,
  write: hasPermission(user, 'users.write'),
  representatives: hasPermission(user, 'users.write') && hasPermission(user, 'representante'),
  orders: hasPermission(user, 'orders.read'),
});
