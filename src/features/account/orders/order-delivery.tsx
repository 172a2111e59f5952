import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/contract/schemas/orders';
import { businessDaysText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { AddressText } from '@/features/account/details/address-text';
import { TrackingCode } from './tracking-code';

/** Delivery of an order: service, address, tracking once it is over, and the customer's note. */
export function OrderDelivery({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common']);
  const { freight, address, tracking, customerNote } = order;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        <bdi>{freightName(t, freight)}</bdi>
        {freight.carrier && (
          <>
            {' · '}
            <bdi lang="pt-BR">{freight.carrier}</bdi>
          </>
        )}
        <span className="block text-muted">{businessDaysText(t, freight.businessDays)}</span>
      </p>
      {address ? <AddressText address={address} /> : <p>{t('order.pickup')}</p>}
      {tracking && order.state !== 'shipped' && (
        <div className="grid gap-1 border-t border-line pt-3">
          <TrackingCode tracking={tracking} />
        </div>
      )}
      {customerNote && (
        <div className="border-t border-line pt-3">
          <h3 className="text-base">{t('order.note')}</h3>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{customerNote}</p>
        </div>
      )}
    </div>
  );
}
