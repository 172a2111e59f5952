import { hasPermission } from '@config/permissions';
import type { User } from '@/contract/schemas/users';

/** Who looks at a person, and what they may do. The API decides; this spares people refusals. */
export interface UserRights {
  /** Id of who looks. */
  id: string;
  /** Change permissions and representatives. */
  write: boolean;
  /** See the orders of the shop. */
  orders: boolean;
}

export const userRightsOf = (user: User): UserRights => ({
  id: user.id,
  write: hasPermission(user, 'users.write'),
  orders: hasPermission(user, 'orders.read'),
});
