import type { ManagedUser, ManagedUserSummary } from '@/contract/schemas/people';
import { fromCents } from '@/lib/money';
import type { addresses } from '@/server/db/schema/users';
import { toAddress } from '@/server/domains/users/address-book';
import type { UserRow } from '@/server/domains/users/users.repo';

/** What a list shows of a user. */
export const toUserSummary = (row: UserRow): ManagedUserSummary => ({
  id: row.id,
  fullName: row.fullName,
  email: row.email,
  admin: row.admin,
  permissions: row.permissions,
  phone: row.phone,
  region: row.region,
  representativeCode: row.representativeCode,
  representedByCode: row.representedByCode,
  createdAt: row.createdAt.toISOString(),
});

/** A user for an actor who may write roles and not read users: the id, and what was written. */
export const toWrittenUser = ({
  id,
  admin,
  permissions,
  representativeCode,
  createdAt,
}: UserRow): ManagedUser => ({
  id,
  fullName: '',
  email: '',
  admin,
  permissions,
  phone: null,
  region: null,
  representativeCode,
  representedByCode: null,
  createdAt: createdAt.toISOString(),
  document: null,
  stateRegistration: null,
  addresses: [],
  orders: { count: 0, total: 0, lastAt: null },
});

/** One user. A representative sees no documents: what they need is how to reach the customer. */
export const toManagedUser = (
  row: UserRow,
  parts: {
    forStaff: boolean;
    addresses: (typeof addresses.$inferSelect)[];
    bought: { count: number; totalCents: number; lastAt: string | null };
  },
): ManagedUser => ({
  ...toUserSummary(row),
  document: parts.forStaff ? row.document : null,
  stateRegistration: parts.forStaff ? row.stateRegistration : null,
  addresses: parts.addresses.map(toAddress),
  orders: {
    count: parts.bought.count,
    total: fromCents(parts.bought.totalCents),
    lastAt: parts.bought.lastAt && new Date(parts.bought.lastAt).toISOString(),
  },
});
