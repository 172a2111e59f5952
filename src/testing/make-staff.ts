import type { Permission } from '@config/permissions';
import type { User } from '@/contract/schemas/users';

/** One of the shop's people with these permissions only. */
export const makeStaff = (...permissions: Permission[]): User => ({
  id: 'staff-1',
  fullName: 'Tereza Prado',
  email: 'tereza@boalida.example',
  admin: false,
  permissions,
});
