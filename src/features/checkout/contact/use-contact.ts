import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '@/client/query';
import type { User } from '@/contract/schemas/users';
import { readPaymentDraft, storePaymentDraft } from '@/features/checkout/payment/payment-draft';
import { formatDocument } from '@/lib/documents';
import { EMPTY_CONTACT, isCompleteContact, type ContactValues } from './contact';

/** What is known of who buys: what they typed in this tab, then their account, then the name on the address. */
export function useContact(user: User | null, recipient: string) {
  const userId = user?.id ?? null;
  const details = useQuery({ ...endpointQuery('getOwnDetails', {}), enabled: user !== null });
  const [typed, setTyped] = useState(() => readPaymentDraft(userId).contact);
  const known = details.data;
  const contact: ContactValues = {
    ...EMPTY_CONTACT,
    fullName: known?.fullName ?? user?.fullName ?? recipient,
    document: formatDocument(known?.document ?? ''),
    phone: known?.phone ?? '',
    stateRegistration: known?.stateRegistration ?? '',
    ...typed,
    ...(user && { email: user.email }),
  };
  return {
    contact,
    /** The account has not said yet what it knows. */
    isPending: user !== null && details.isPending,
    isComplete: isCompleteContact(contact, user === null),
    /** Where a guest is reached; null for a person who is signed in. */
    guestEmail: user ? null : contact.email.trim(),
    change(values: ContactValues) {
      setTyped(values);
      storePaymentDraft(userId, { contact: values });
    },
  };
}
