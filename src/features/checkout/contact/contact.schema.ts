import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { Document, GuestPayer, Payer } from '@/contract/schemas/payer';
import { isValidDocument } from '@/lib/documents';
import type { ContactValues } from './contact';

/** The contract's own rules, and the check digits of the document. */
const document = Document.refine(isValidDocument, 'document');
const Customer = Payer.extend({ document }).loose();
const Guest = GuestPayer.extend({ document });

const rulesOf = (schema: typeof Guest | typeof Customer) =>
  zodResolver(schema, undefined, { raw: true }) as Resolver<ContactValues>;

export const guest = rulesOf(Guest);
export const customer = rulesOf(Customer);
