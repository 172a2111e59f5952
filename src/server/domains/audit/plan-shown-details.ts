import { hasPermission } from '@config/has-permission';
import type { Permission } from '@config/permissions';
import type { auditLog } from '@/server/db/schema/users';

type Entry = Pick<typeof auditLog.$inferSelect, 'entity' | 'details'>;
type Details = Entry['details'];

/**
 * Entities about customers, and the permission that reads each of them elsewhere. Every reader of the log sees that an
 * entry was written; its details need that permission.
 */
const READERS: Partial<Record<string, Permission>> = {
  order: 'orders.read',
  user: 'users.read',
  lead: 'leads.read',
};

/** Details with free text, names or documents; `q` is the text a list was searched by. */
const TELLING = new Set([
  'q',
  'note',
  'internalNote',
  'invoiceNumber',
  'invoiceUrl',
  'trackingCode',
  'trackingUrl',
  'prescriptionReason',
  'prescriptionVeterinarian',
  'prescriptionCrmv',
]);

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutWords = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => !TELLING.has(name))
      .map(([name, value]) => [name, isRecord(value) ? withoutWords(value) : value]),
  );

/** What a reader of the audit log sees of an entry. */
export function planShownDetails(
  { entity, details }: Entry,
  reader: Parameters<typeof hasPermission>[0],
): Details {
  const needed = READERS[entity];
  return !needed || hasPermission(reader, needed) ? details : withoutWords(details);
}
