import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/contract/schemas/checkout';
import { AddressText } from './address-text';

/** How and where an order goes. */
export function OrderDelivery({ order: { freight, address } }: { order: Order }) {
  const { t } = useTranslation('account');
  const { min, max } = freight.businessDays;
  const days = min === max ? t('order.day', { count: max }) : t('order.days', { min, max });
  return (
    <div className="grid gap-2">
      <p>
        <span lang="pt-BR">{[freight.name, freight.carrier].filter(Boolean).join(' · ')}</span>
        <span className="block text-muted">{days}</span>
      </p>
      {address ? <AddressText address={address} /> : <p>{t('order.pickup')}</p>}
    </div>
  );
}
