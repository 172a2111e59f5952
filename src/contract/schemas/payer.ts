import { z } from 'zod';
import { OptionalPhone, Phone } from './phone';
import { Email, Line, OptionalLine } from './primitives';

// The contact form of the checkout validates with these. A file of their own, so that it loads no other schemas.

/** CPF (11 digits) or CNPJ (14 characters, letters allowed), masks removed. Check digits are a shared pure rule. */
export const Document = z
  .string('required')
  .transform((value) => value.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/, 'document'));

/** Who pays an order with an account. */
export const Payer = z.strictObject({
  fullName: Line(120, 3),
  document: Document,
  phone: OptionalPhone,
  stateRegistration: OptionalLine(30),
});

/** Who pays an order without an account says how to be reached, too. */
export const GuestPayer = Payer.extend({ email: Email, phone: Phone });
