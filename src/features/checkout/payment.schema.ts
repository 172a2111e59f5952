import { z } from 'zod';
import { CardInput, CreateOrderBody, PaymentMethod } from '@/contract/schemas/checkout';
import { Document } from '@/contract/schemas/users';
import { isValidDocument } from '@/lib/documents';

const Payer = CreateOrderBody.shape.payer.extend({ document: Document.refine(isValidDocument, 'document') });

/** The payment form: the contract's own rules, and the check digits of the document. The card is null unless one pays. */
export const PaymentFormBody = z.strictObject({
  payer: Payer,
  paymentMethod: PaymentMethod,
  card: CardInput.nullable(),
});

export interface PaymentValues {
  payer: { fullName: string; document: string; phone: string; stateRegistration: string };
  paymentMethod: PaymentMethod;
  card: { number: string; holder: string; expiry: string; cvv: string; installments: number };
}
export type PaymentBody = z.output<typeof PaymentFormBody>;
