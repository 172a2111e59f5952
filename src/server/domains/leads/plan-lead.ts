import { createHash } from 'node:crypto';
import type { Output } from '@/contract/contract';
import type { CreateLeadBody, Lead, QuoteLine } from '@/contract/schemas/leads';
import type { LeadRow } from './leads.repo';

/** The same id for the same form: it may be sent again when its answer was lost. */
export const leadIdOf = ({ website: _, ...body }: CreateLeadBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32);

/** A number that a person can read out on the telephone. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** What only a quote has. */
interface PlannedQuote {
  lines: QuoteLine[];
  answerBy: Date | null;
}
const NO_QUOTE: PlannedQuote = { lines: [], answerBy: null };

const isFilledIn = (field: [string, unknown]): field is [string, string] =>
  typeof field[1] === 'string' && field[1] !== '';

/** A filled-in form as a row: what every form has in columns, the rest by name. @param userId who was signed in */
export function planLead(
  body: CreateLeadBody,
  brandId: string,
  createdAt: Date,
  userId: string | null = null,
  { lines, answerBy }: PlannedQuote = NO_QUOTE,
): LeadRow {
  const { kind, name, email, phone, message, locale, token: _, website: __, ...rest } = body;
  return {
    id: leadIdOf(body),
    brandId,
    kind,
    name,
    email,
    phone,
    message: message ?? '',
    data: Object.fromEntries(Object.entries(rest).filter(isFilledIn)),
    lines,
    answerBy,
    locale,
    userId,
    createdAt,
    handledAt: null,
  };
}

/** The key of the mail that confirms a message to its sender. */
export const confirmationKeyOf = ({ id }: Pick<LeadRow, 'id'>) => `leadConfirmed:${id}`;

/** What the sender of a form is told. */
export const receiptOf = (
  { id, answerBy }: Pick<LeadRow, 'id' | 'answerBy'>,
  confirmationSent: boolean,
): Output<'createLead'> => ({
  reference: referenceOf(id),
  answerBy: answerBy?.toISOString() ?? null,
  confirmationSent,
});

/** A row as the contract has it. */
export const toLead = ({
  brandId: _,
  userId: __,
  createdAt,
  handledAt,
  answerBy,
  ...row
}: LeadRow): Lead => ({
  ...row,
  reference: referenceOf(row.id),
  answerBy: answerBy?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  handledAt: handledAt?.toISOString() ?? null,
});
