import { z } from 'zod';
import { MIN_PASSWORD } from '@config/commerce';
import { Document } from './payer';
import { ChangedPhone } from './phone';
import { Email, Id, IsoDate, Line, LocaleParam, SearchText } from './primitives';

export const User = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  admin: z.boolean(),
  permissions: z.array(z.string()),
});
export type User = z.infer<typeof User>;

/** The answer of login and register: the opaque token itself, a JSON string. */
export const Token = z.string().min(43);

export const Password = z.string('required').min(MIN_PASSWORD, 'passwordTooShort').max(128, 'tooLong');
/** An existing password: checked by its hash, not by today's rules. */
const GivenPassword = z.string('required').min(1, 'required').max(128, 'tooLong');
/** Language of the mails that follow; Portuguese unless given. */
const MailLocale = LocaleParam.meta({ description: 'Language of the mail that follows' });

export const LoginBody = z.strictObject({ email: Email, password: GivenPassword, locale: MailLocale });
export type LoginBody = z.input<typeof LoginBody>;

export const RegisterBody = z.strictObject({
  fullName: Line(120, 3),
  email: Email,
  password: Password,
  /** Where the person goes next. The server does not use it. */
  nextRoute: z.string().max(2000, 'tooLong').nullish(),
  marketingConsent: z.boolean().optional(),
  /** The code that brought the customer; one of no representative is ignored. */
  representativeCode: SearchText(40).nullish(),
  locale: MailLocale,
});
export type RegisterBody = z.input<typeof RegisterBody>;

export const RequestPasswordResetBody = z.strictObject({ email: Email, locale: MailLocale });
export const ResetPasswordBody = z.strictObject({
  token: z.string('required').min(1, 'required').max(200, 'tooLong'),
  password: Password,
  locale: MailLocale,
});
export const ConfirmEmailBody = z.strictObject({
  token: z.string('required').min(1, 'required').max(200, 'tooLong'),
});
export const RequestEmailConfirmationBody = z.strictObject({ locale: MailLocale });
export const ChangePasswordBody = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: Password,
  locale: MailLocale,
});
export const ConfirmPasswordBody = z.strictObject({ password: GivenPassword });

/** Read from the user agent, as far as it says; names are the makers' own. */
export const Device = z.object({ browser: z.string().nullable(), system: z.string().nullable() });
export type Device = z.infer<typeof Device>;

export const OwnSession = z.object({
  id: z.string(),
  device: Device,
  createdAt: IsoDate,
  /** To the minute. */
  lastSeenAt: IsoDate,
  /** The session that asks. */
  current: z.boolean(),
  /** IPv4 address or IPv6 /64. */
  addressPrefix: z.string().nullable(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const OwnConsents = z.object({ marketing: z.boolean(), marketingSince: IsoDate.nullable() });
export type OwnConsents = z.infer<typeof OwnConsents>;
export const UpdateOwnConsentsBody = z.strictObject({ marketing: z.boolean('required') });

export const UserDetails = User.omit({ permissions: true, admin: true }).extend({
  phone: z.string().nullable(),
  document: z.string().nullable(),
  stateRegistration: z.string().nullable(),
  /** Whether the e-mail is confirmed. */
  emailConfirmed: z.boolean(),
});
export type UserDetails = z.infer<typeof UserDetails>;

/** A field left out stays as it is; null or empty text clears it. `OptionalLine` would turn both into null. */
export const UpdateDetailsBody = z.strictObject({
  fullName: Line(120, 3).optional(),
  phone: ChangedPhone,
  document: Document.nullish().or(z.literal('').transform(() => null)),
  stateRegistration: SearchText(30).nullish(),
});

/** The most favourites of one person; the oldest are dropped. */
export const MAX_FAVORITES = 200;
export const FavoriteIds = z.object({ productIds: z.array(z.string()) });
export const AddFavoritesBody = z.strictObject({ productIds: z.array(Id).max(MAX_FAVORITES, 'tooMany') });
