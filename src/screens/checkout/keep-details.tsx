import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { savedIdOf } from '@/features/checkout/delivery/saved-choice';
import { bareDocument } from '@/lib/documents';

type Part = 'document' | 'address';

/** Stores address, document and phone of an order in the account. What the shop refuses is left out. */
export async function keepDetails(
  { payer, address }: Order,
  parts: readonly Part[] = ['document', 'address'],
): Promise<boolean> {
  const { document, phone, stateRegistration } = payer;
  const tried = [
    parts.includes('document') &&
      call('updateOwnDetails', { body: { document, ...(phone && { phone }), stateRegistration } }),
    parts.includes('address') && address && call('createOwnAddress', { body: address }),
  ].filter((request) => request !== false && request !== null);
  const outcomes = await Promise.allSettled(tried);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed) if (!isApiError(reason)) throw reason;
  return failed.length === 0;
}

/** Offers to store the document and the address of an order for the next one; nothing where the account has them. */
export function KeepDetails({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const queryClient = useQueryClient();
  const details = useQuery(endpointQuery('getOwnDetails', {}));
  const addresses = useQuery(endpointQuery('listOwnAddresses', {}));
  const [state, setState] = useState<'asking' | 'storing' | 'stored' | 'failed'>('asking');
  const answer = useRef<HTMLParagraphElement>(null);
  const isStored = state === 'stored';
  // The button is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isStored) answer.current?.focus();
  }, [isStored]);
  if (isStored) {
    return (
      <p ref={answer} tabIndex={-1} role="status" className="outline-none">
        {t('keep.done')}
      </p>
    );
  }
  if (!details.data || !addresses.data) return null;
  const parts: Part[] = [
    ...(bareDocument(details.data.document ?? '') ? [] : ['document' as const]),
    ...(order.address && savedIdOf(addresses.data, order.address) === null ? ['address' as const] : []),
  ];
  if (parts.length === 0) return null;
  const store = async () => {
    setState('storing');
    const hasAll = await keepDetails(order, parts);
    void queryClient.invalidateQueries({ queryKey: ['getOwnDetails'] });
    void queryClient.invalidateQueries({ queryKey: ['listOwnAddresses'] });
    setState(hasAll ? 'stored' : 'failed');
  };
  return (
    <Panel className="print:hidden">
      <h2 className="text-xl">{t('keep.title')}</h2>
      <p className="mt-1 mb-3">
        {t(parts.length === 2 ? 'keep.both' : parts[0] === 'address' ? 'keep.address' : 'keep.document')}
      </p>
      <Button tone="outline" pending={state === 'storing'} onClick={() => void store()}>
        {t('keep.action')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-sm font-semibold text-sale">
          {t('keep.failed')}
        </p>
      )}
    </Panel>
  );
}
