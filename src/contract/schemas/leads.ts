import { z } from 'zod';
import { MAX_QUOTE_LINES, MAX_QUOTE_UNITS } from '@config/quotes';
import { LOCALES } from '@config/locales';
import { CONTACT_TOPICS, LEAD_KINDS, PARTNER_ACTIVITIES, STATES } from '@/contract/constants';
import { isValidDocument } from '@/lib/documents';
import { stateOfCep } from '@/lib/cep';
import { Cep, Email, Flag, Id, IsoDate, Line, OptionalLine, Page, SearchText, Slug } from './primitives';
import { Document } from './payer';
import { OptionalPhone, Phone } from './phone';

const CheckedDocument = Document.refine(isValidDocument, 'document');
const Cnpj = CheckedDocument.refine((value) => value.length === 14, 'cnpj');

/** Kilograms a month, as the number field gives them: comma, at most two decimals, no separator of thousands. */
const MonthlyVolume = z
  .string('required')
  .trim()
  .min(1, 'required')
  .regex(/^\d{1,7}(,\d{1,2})?$/, 'number')
  .refine((value) => Number(value.replace(',', '.')) >= 1, 'tooSmall');

/** Chosen from a list: only a missing choice is an error. */
const FederativeUnit = z.enum(STATES, 'required');

/** A pack that a quote is asked for, and how many of it. */
export const QuoteLineInput = z.strictObject({
  variationId: Id,
  units: z.int('integer').min(1, 'quantity').max(MAX_QUOTE_UNITS, 'tooLarge'),
});
export type QuoteLineInput = z.input<typeof QuoteLineInput>;
const QuoteLines = z
  .array(QuoteLineInput)
  .min(1, 'required')
  .max(MAX_QUOTE_LINES, 'tooMany')
  .superRefine((lines, context) =>
    lines.forEach(({ variationId }, index) => {
      if (lines.findIndex((line) => line.variationId === variationId) < index)
        context.addIssue({ code: 'custom', path: [index, 'variationId'], message: 'taken' });
    }),
  );

/** Many farms have none of their own: it may be left out. */
const OptionalCep = z
  .string()
  .trim()
  .nullish()
  .transform((cep) => cep || null)
  .pipe(Cep.nullable());

const person = { name: Line(120, 3), email: Email };
const Message = Line(4_000, 10);

/** The fields of a form, by its kind. */
export const LeadForms = {
  contact: z.strictObject({
    ...person,
    phone: OptionalPhone,
    topic: z.enum(CONTACT_TOPICS, 'required'),
    message: Message,
  }),
  quote: z.strictObject({
    ...person,
    phone: Phone,
    product: Line(200, 2),
    /** Slug of the product page the person came from. */
    productSlug: Slug.optional(),
    monthlyVolume: MonthlyVolume,
    state: FederativeUnit,
    message: OptionalLine(4_000),
  }),
  partner: z.strictObject({
    ...person,
    phone: Phone,
    activity: z.enum(PARTNER_ACTIVITIES, 'required'),
    document: CheckedDocument,
    city: Line(80, 2),
    state: FederativeUnit,
    message: Message,
  }),
  own_brand: z.strictObject({
    ...person,
    phone: Phone,
    company: Line(160, 2),
    document: Cnpj,
    state: FederativeUnit,
    product: Line(200, 2),
    monthlyVolume: MonthlyVolume,
    message: OptionalLine(4_000),
  }),
  quote_basket: z
    .strictObject({
      ...person,
      phone: Phone,
      company: OptionalLine(160),
      cep: OptionalCep,
      city: Line(80, 2),
      state: FederativeUnit,
      message: OptionalLine(4_000),
    })
    .refine(({ cep, state }) => (stateOfCep(cep ?? '') ?? state) === state, {
      path: ['state'],
      message: 'state',
    }),
};

const envelope = {
  locale: z.enum(LOCALES),
  /** From `GET /lead/token`. */
  token: z.string('required').min(1, 'required').max(200, 'tooLong'),
  /** A field no person sees: when it is filled in, the sender is a machine. */
  website: z.string().max(500, 'tooLong').optional(),
};

export const CreateLeadBody = z.discriminatedUnion(
  'kind',
  [
    LeadForms.contact.extend({ kind: z.literal('contact'), ...envelope }),
    LeadForms.quote.extend({ kind: z.literal('quote'), ...envelope }),
    LeadForms.partner.extend({ kind: z.literal('partner'), ...envelope }),
    LeadForms.own_brand.extend({ kind: z.literal('own_brand'), ...envelope }),
    // Its lines are chosen on the pages of the products, not typed into the form.
    LeadForms.quote_basket.safeExtend({ kind: z.literal('quote_basket'), lines: QuoteLines, ...envelope }),
  ],
  'unknownOption',
);
export type CreateLeadInput = z.input<typeof CreateLeadBody>;
export type CreateLeadBody = z.output<typeof CreateLeadBody>;

export const LeadReceipt = z.object({
  /** The reference that a person names when asking about it. */
  reference: z.string(),
  /** The moment by which a quote is answered; null for the other forms. */
  answerBy: IsoDate.nullable(),
  /** Whether a mail confirms it: one mailbox gets only so many a day. */
  confirmationSent: z.boolean(),
});

/** A line of a quote, as the pack was named when it was asked for. */
export const QuoteLine = z.object({
  variationId: z.string(),
  slug: z.string(),
  title: z.string(),
  presentation: z.string(),
  sku: z.string(),
  weightGrams: z.int(),
  units: z.int(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const Lead = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Further fields of the form, by name. */
  data: z.record(z.string(), z.string()),
  /** What a quote is asked for; empty for the other forms. */
  lines: z.array(QuoteLine),
  /** The moment by which a quote is to be answered. */
  answerBy: IsoDate.nullable(),
  locale: z.string(),
  createdAt: IsoDate,
  handledAt: IsoDate.nullable(),
});
export type Lead = z.infer<typeof Lead>;

export const LeadListQuery = z.object({
  /** Somewhere in the name, the e-mail, the phone or the reference. */
  q: SearchText(100).optional(),
  tipo: z.enum(LEAD_KINDS, 'unknownOption').optional(),
  /** Only messages that are not handled yet. */
  pendentes: Flag,
  pagina: Page,
});
export const LeadList = z.object({
  items: z.array(Lead),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
