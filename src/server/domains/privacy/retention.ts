import { and, getTableName, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DEVICE_COOKIE } from '@config/commerce';
import {
  auditLog,
  consents,
  emailConfirmations,
  idempotencyKeys,
  knownDevices,
  leads,
  outbox,
  passwordResets,
  paymentNotices,
  prescriptionFiles,
  rateLimits,
  revalidations,
  searchChoices,
  searchLog,
  sessions,
  stockNotices,
} from '@/server/db/schema';

/** How long data of people is stored, and why no longer and no shorter. `docs/privacy.md` shows these rows. */
export interface RetentionRule {
  what: string;
  days: number;
  /** The moment the days are counted from. */
  since: string;
  reason: string;
}

const YEARS = 365.25;

/** Rows that are deleted by their age; `which` leaves some of them alone. */
export interface RowRule extends RetentionRule {
  table: PgTable;
  age: PgColumn;
  which?: SQL;
}

const ACCESS_RECORDS =
  'access records must be stored six months (Marco Civil, art. 15) and no longer (art. 16)';
const PURPOSE_ENDS = 'its purpose has ended (LGPD, art. 15, I)';
const CLAIMS =
  'proof in a dispute; claims of consumers end after five years (LGPD, art. 7, VI; CDC, art. 27)';

/** What goes by its age. Tables that are not here live as long as what they belong to. */
export const ROW_RULES: readonly RowRule[] = [
  {
    what: 'sessions, with address and device',
    days: 183,
    since: 'last seen',
    reason: ACCESS_RECORDS,
    table: sessions,
    age: sessions.lastSeenAt,
  },
  {
    what: 'browsers an account was signed in with, under a digest',
    days: DEVICE_COOKIE.days,
    since: 'last sign-in',
    reason: 'so that strangers’ guesses do not shut their owner out; ' + PURPOSE_ENDS,
    table: knownDevices,
    age: knownDevices.lastUsedAt,
  },
  {
    what: 'counts of tries, under a digest of e-mail or address',
    days: 2,
    since: 'begin of the window',
    reason: 'windows are hours long; ' + PURPOSE_ENDS,
    table: rateLimits,
    age: rateLimits.windowStart,
  },
  {
    what: 'links to a new password',
    days: 1,
    since: 'expiry',
    reason: PURPOSE_ENDS,
    table: passwordResets,
    age: passwordResets.expiresAt,
  },
  {
    what: 'links that confirm an e-mail',
    days: 1,
    since: 'expiry',
    reason: PURPOSE_ENDS,
    table: emailConfirmations,
    age: emailConfirmations.expiresAt,
  },
  {
    what: 'mails that were sent, without what they said',
    days: 180,
    since: 'written',
    reason: 'to find out what a person was told; ' + PURPOSE_ENDS,
    table: outbox,
    age: outbox.createdAt,
    which: isNotNull(outbox.sentAt),
  },
  {
    what: 'mails that were given up, with what they say',
    days: 14,
    since: 'written',
    reason: 'to send them once the mail server is back; ' + PURPOSE_ENDS,
    table: outbox,
    age: outbox.createdAt,
    which: isNotNull(outbox.failedAt),
  },
  {
    what: 'wishes to be told of stock',
    days: 365,
    since: 'asked',
    reason: PURPOSE_ENDS,
    table: stockNotices,
    age: stockNotices.createdAt,
  },
  {
    what: 'messages of the forms',
    days: Math.round(2 * YEARS),
    since: 'sent',
    reason: 'asked for by the person before a contract (LGPD, art. 7, V); then ' + PURPOSE_ENDS,
    table: leads,
    age: leads.createdAt,
  },
  {
    what: 'texts that were searched for, without who did',
    days: 180,
    since: 'last searched',
    reason: 'may hold what a person typed about themselves; ' + PURPOSE_ENDS,
    table: searchLog,
    age: searchLog.lastAt,
  },
  {
    what: 'counts of what was chosen after a search, without who did',
    days: 180,
    since: 'day of the choices',
    reason: 'older choices move no ranking; ' + PURPOSE_ENDS,
    table: searchChoices,
    age: searchChoices.day,
  },
  {
    what: 'keys of orders, against ordering twice',
    days: 30,
    since: 'first try',
    reason: 'a phone repeats within days; ' + PURPOSE_ENDS,
    table: idempotencyKeys,
    age: idempotencyKeys.createdAt,
  },
  {
    what: 'notices of the acquirer that belong to no payment',
    days: 90,
    since: 'received',
    reason: 'to find a payment that was not matched; ' + PURPOSE_ENDS,
    table: paymentNotices,
    age: paymentNotices.receivedAt,
    which: isNull(paymentNotices.paymentId),
  },
  {
    what: 'choices about cookies',
    days: Math.round(5 * YEARS),
    since: 'made',
    reason: 'the shop must prove consent (LGPD, art. 8, § 2); ' + CLAIMS,
    table: consents,
    age: consents.createdAt,
  },
  {
    what: 'prescriptions that were accepted, as files',
    days: Math.round(5 * YEARS),
    since: 'sent',
    reason: 'the shop must prove that the sale was lawful; ' + CLAIMS,
    table: prescriptionFiles,
    age: prescriptionFiles.sentAt,
  },
  {
    what: 'who changed what in the back office',
    days: Math.round(5 * YEARS),
    since: 'changed',
    reason: CLAIMS,
    table: auditLog,
    age: auditLog.at,
  },
  {
    what: 'requests to revalidate pages',
    days: 30,
    since: 'saved',
    reason: 'nothing of people; they would pile up',
    table: revalidations,
    age: revalidations.requestedAt,
  },
];

/** The condition of a rule at a moment. */
export const isPast = ({ age, days, which }: RowRule, now: Date): SQL | undefined =>
  and(lt(age, new Date(now.getTime() - days * 86_400_000)), which);

/** A rule about more than the rows of one table. */
interface WideRule extends RetentionRule {
  /** Where it is stored, as the table of the docs names it. */
  place: string;
}

/** Payer, address and notes on the orders of guests and of accounts that were closed (`erase-payers.ts`). */
export const CLOSED_ORDERS: WideRule = {
  place: '`orders`, `payments`',
  what: 'payer, address, veterinarian and notes on orders of a closed account or a guest; amounts and goods stay',
  days: Math.round(6 * YEARS),
  since: 'ordered',
  reason:
    'fiscal documents must be stored until the claim of the treasury ends, five years from the next fiscal year (LGPD, art. 16, I; CTN, art. 173 and 195)',
};

/** Files that no row names (`forget-files.ts`). */
export const LOOSE_UPLOADS: WideRule = {
  place: '`MEDIA_DIR`, `DATA_DIR/lesson-files`',
  what: 'pictures and lesson files that were put in and nothing refers to',
  days: 30,
  since: 'stored',
  reason: 'a form may lie open for days; they would pile up',
};

/** Prescriptions that were refused, or sent for an order that came to nothing (`forget-files.ts`). */
export const UNUSED_PRESCRIPTIONS: WideRule = {
  place: '`prescription_files`',
  what: 'prescriptions that were not accepted',
  days: 90,
  since: 'sent',
  reason: PURPOSE_ENDS,
};

/** Prescriptions that no row names (`forget-files.ts`): their row went by its age or with the account. */
export const LOOSE_PRESCRIPTIONS: WideRule = {
  place: '`DATA_DIR/prescriptions`',
  what: 'files of prescriptions whose row is gone',
  days: 1,
  since: 'stored',
  reason: PURPOSE_ENDS,
};

/** Mails as files, where no mail server is named. */
export const MAIL_FILES: WideRule = {
  place: '`MAIL_DIR`',
  what: 'mails written as files, where no mail server is named',
  days: 180,
  since: 'written',
  reason: 'as the mails above',
};

/** Every rule, as `docs/privacy.md` lists them. */
export const RETENTION = [
  ...ROW_RULES,
  CLOSED_ORDERS,
  UNUSED_PRESCRIPTIONS,
  LOOSE_UPLOADS,
  LOOSE_PRESCRIPTIONS,
  MAIL_FILES,
];

/** Where a rule's data is stored, in Markdown. */
export const placeOf = (rule: (typeof RETENTION)[number]): string =>
  'table' in rule ? `\`${getTableName(rule.table)}\`` : rule.place;
