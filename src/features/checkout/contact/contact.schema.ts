import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { CreateOrderBody } from '@/contract/schemas/checkout';
import { CreateGuestOrderBody } from '@/contract/schemas/guest-orders';
import { Document } from '@/contract/schemas/users';
import { isValidDocument } from '@/lib/documents';
import type { ContactValues } from './contact';

/** The contract's own rules, and the check digits of the document. */
const document = Document.refine(isValidDocument, 'document');
const Customer = CreateOrderBody.shape.payer.extend({ document }).loose();
const Guest = CreateGuestOrderBody.shape.payer.extend({ document });

export const contactResolver = (isGuest: boolean) =>
  zodResolver(isGuest ? Guest : Customer, undefined, { raw: true }) as Resolver<ContactValues>;
