import { useRef, useState } from 'react';
import type { TypedCard } from '@/contract/schemas/card';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { CardFormHandle } from './card-form';
import { EMPTY_CARD } from './payment';

/** The card of a payment form, whose fields load when a card is chosen. */
export function useTypedCard() {
  const form = useRef<CardFormHandle>(null);
  const [typed, setTyped] = useState(EMPTY_CARD);
  return {
    form,
    /** What was typed so far; survives while another way to pay is chosen. */
    typed,
    /** Takes over what the fields hold. @returns the chosen parts */
    note(): number {
      const now = form.current?.values() ?? typed;
      setTyped(now);
      return now.installments;
    },
    /** The card to pay with, and null for the ways without one; undefined where a field is wrong or has not loaded. */
    async judge(method: PaymentMethod): Promise<TypedCard | null | undefined> {
      if (method !== 'credit_card') return null;
      return (await form.current?.submit()) ?? undefined;
    },
  };
}
