import { redactText } from '@/server/ports/payments/redact';

/** What is stored of a notice (docs/brazil.md): no name, address, document or e-mail, and no secret. */
const STORED = [
  'payment_type',
  'seller_id',
  'order_id',
  'payment_id',
  'id',
  'status',
  'amount',
  'number_installments',
  'error_code',
  'description_detail',
  'bank',
  'our_number',
  'issue_date',
] as const;
const MAX_LENGTH = 120;

export type NoticeFields = Partial<Record<(typeof STORED)[number], string>>;

const toText = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
};

/** The known fields of a notice as short, clean texts; everything else is dropped. */
export function readNoticeFields(notice: Record<string, unknown>): NoticeFields {
  const entries = STORED.flatMap((name) => {
    const text = toText(Object.hasOwn(notice, name) ? notice[name] : undefined);
    if (!text) return [];
    // The database takes no NUL and no half of a character, and control characters have no meaning here.
    const clean = text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Cs}]/gu, '');
    return clean ? [[name, redactText(clean)] as const] : [];
  });
  return Object.fromEntries(entries);
}
