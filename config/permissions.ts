import { STAFF_PERMISSIONS } from './staff-permissions';

/**
 * Every permission a user can hold (docs/rules.md). `admin` has them all. Pages of the shop import has-permission.ts
 * alone: this list is the dashboard's.
 */
export const PERMISSIONS = [...STAFF_PERMISSIONS, 'linha_branca', 'universidade', 'representante'] as const;
export type Permission = (typeof PERMISSIONS)[number];
