import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { LEAD_KINDS } from '@/contract/constants';
import { orderMailData } from './orders/order-mail-data';

/** A pack that a quote is asked for. */
const quoteLine = z.object({
  title: z.string(),
  presentation: z.string(),
  units: z.int(),
  weightGrams: z.int(),
});

/** A pack with its price, reais. What is null was not stored by an older version, or does not apply. */
const PackFacts = z.object({
  sku: z.string().nullable().default(null),
  presentation: z.string(),
  price: z.number(),
  /** The usual price, while another one is asked. */
  priceBefore: z.number().nullable().default(null),
  unitPrice: z.object({ value: z.number(), unit: z.string() }).nullable().default(null),
});

/**
 * What each mail shows, by the name of its template. Rows wait in the outbox over a deployment: give a new field a
 * default, or mails that wait already fail.
 */
export const mailData = {
  backInStock: z.object({
    title: z.string(),
    /** Language of `title`. */
    titleLang: z.enum(LOCALES),
    slug: z.string(),
    ...PackFacts.shape,
  }),
  /** To the shop: what a visitor wrote into a form. */
  leadReceived: z.object({
    kind: z.enum(LEAD_KINDS),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    /** Further fields of the form, by name. */
    fields: z.record(z.string(), z.string()),
    /** What a quote is asked for. */
    lines: z.array(quoteLine).default([]),
    answerBy: z.iso.datetime().nullable().default(null),
  }),
  /** To the sender: that it arrived. */
  leadConfirmed: z.object({
    kind: z.enum(LEAD_KINDS),
    reference: z.string(),
    /** What a quote is asked for, in the catalogue's own words. */
    lines: z.array(quoteLine.extend({ titleLang: z.enum(LOCALES) })).default([]),
    answerBy: z.iso.datetime().nullable().default(null),
  }),
  welcome: z.object({
    fullName: z.string(),
    /** The secret of the link that confirms the e-mail; empty in mails of an older version. */
    token: z.string().default(''),
  }),
  emailConfirmation: z.object({
    fullName: z.string(),
    /** The secret of the link. */
    token: z.string(),
  }),
  passwordReset: z.object({
    fullName: z.string(),
    /** The secret of the link. */
    token: z.string(),
  }),
  passwordChanged: z.object({ fullName: z.string(), at: z.iso.datetime() }),
  newDevice: z.object({
    fullName: z.string(),
    at: z.iso.datetime(),
    /** IPv4 address or IPv6 /64. */
    address: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  ...orderMailData,
};

export type MailName = keyof typeof mailData;
/** What a mail is given when it is put into the outbox. */
export type MailData<Name extends MailName> = z.input<(typeof mailData)[Name]>;
export type PackFacts = z.output<typeof PackFacts>;
export type BackInStockData = z.output<(typeof mailData)['backInStock']>;
export type LeadReceivedData = z.output<(typeof mailData)['leadReceived']>;
export type LeadConfirmedData = z.output<(typeof mailData)['leadConfirmed']>;
export type WelcomeData = z.output<(typeof mailData)['welcome']>;
export type EmailConfirmationData = z.output<(typeof mailData)['emailConfirmation']>;
export type PasswordResetData = z.output<(typeof mailData)['passwordReset']>;
export type PasswordChangedData = z.output<(typeof mailData)['passwordChanged']>;
export type NewDeviceData = z.output<(typeof mailData)['newDevice']>;
