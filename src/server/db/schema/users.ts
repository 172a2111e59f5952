import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    fullName: text().notNull(),
    /** Lower case; the one name of an account. */
    email: text().notNull().unique(),
    /** When the person proved that the mailbox is theirs: until then what others wrote under it is not theirs. */
    emailConfirmedAt: at(),
    passwordHash: text().notNull(),
    admin: boolean().notNull().default(false),
    permissions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    phone: text(),
    document: text(),
    stateRegistration: text(),
    representativeCode: text().unique(),
    representedByCode: text(),
    /** When the customer was linked to that code; null on rows of before this was stored. */
    representedAt: at(),
    region: text(),
    marketingConsentAt: at(),
    /** Set when the person had their account deleted: the row stays for the fiscal records, without the person. */
    deletedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('users_closed')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text(),
    recipient: text().notNull(),
    postalCode: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    district: text(),
    street: text(),
    number: text(),
    complement: text(),
    rural: boolean().notNull(),
    propertyName: text(),
    road: text(),
    km: text(),
    landmark: text(),
    phone: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index('addresses_user').on(table.userId, table.createdAt)],
);

/** Opaque bearer tokens: only their SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    id: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'customer' | 'representative' | 'admin'>().notNull(),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    idleTtlSeconds: integer().notNull(),
    expiresAt: at().notNull(),
    addressPrefix: text(),
    agent: text(),
    revokedAt: at(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_age').on(table.lastSeenAt)],
);

/** Browsers that an account was signed in with: only the SHA-256 of what each of them carries is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    lastUsedAt: at().notNull(),
  },
  (table) => [
    index('known_devices_user').on(table.userId, table.lastUsedAt),
    index('known_devices_age').on(table.lastUsedAt),
  ],
);

/** Fixed windows counted atomically: one row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().notNull(), windowStart: at().notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_age').on(table.windowStart),
  ],
);

/** Products a person wants to find again. No reference to the catalogue: a product may come back. */
export const favorites = pgTable(
  'favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** Links to set a new password: only the SHA-256 of the secret is stored, and it works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_age').on(table.expiresAt),
  ],
);

/** Links that confirm an e-mail address: only the SHA-256 of the secret is stored, and it works once. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    index('email_confirmations_user').on(table.userId),
    index('email_confirmations_age').on(table.expiresAt),
  ],
);

/** Campaign links `/redirect/{code}`, and the hits of a representative's own code. */
export const redirects = pgTable('redirects', {
  code: text().primaryKey(),
  brandId: text().notNull(),
  /** A path of this site. */
  target: text().notNull(),
  /** Who is credited; null for a campaign of the shop. */
  representativeCode: text(),
  hits: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
});

/** Who changed what: written in the transaction of the change, never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial().primaryKey(),
    at: at().notNull(),
    actorId: text(),
    /** Verb and thing, such as `user.set_representante`. */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** What was before and after, without secrets. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId),
    index('audit_log_at').on(table.at.desc()),
    index('audit_log_action').on(table.action, table.at),
  ],
);
