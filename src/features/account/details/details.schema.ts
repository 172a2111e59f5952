import { zodResolver } from '@hookform/resolvers/zod';
import { AddressBody } from '@/contract/schemas/address';
import { ConfirmPasswordBody, UpdateDetailsBody } from '@/contract/schemas/users';
import { isValidDocument } from '@/lib/documents';

/** The server validates the check digits too; here the error is shown without a call. */
const DetailsBody = UpdateDetailsBody.superRefine(({ document }, context) => {
  if (document && !isValidDocument(document)) {
    context.addIssue({ code: 'custom', path: ['document'], message: 'document' });
  }
});

/** The rules of the forms of this folder. */
export const details = zodResolver(DetailsBody);
export const address = zodResolver(AddressBody);
export const confirmPassword = zodResolver(ConfirmPasswordBody);
