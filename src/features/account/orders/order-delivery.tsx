import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { businessDaysText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { AddressText } from '@/features/account/details/address-text';

/** Delivery of an order: service, address, tracking, and the customer's note. */
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
      {tracking && (
        <div className="grid gap-1 border-t border-line pt-3">
          <p>
            {t('order.tracking')}{' '}
            <bdi dir="ltr" className="font-semibold break-all">
              {tracking.code}
            </bdi>
          </p>
          {tracking.url && (
            <a
              href={tracking.url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('outline', 'sm', 'justify-self-start')}
            >
              <Icon name="truck" />
              {t('order.track')}
            </a>
          )}
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
