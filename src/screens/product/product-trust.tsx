import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { memo, type ReactNode } from 'react';
import { WITHDRAWAL_DAYS } from '@config/commerce';
import type { IconName } from '@config/icons';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCart } from '@/features/cart/cart-store';
import { durationText } from '@/lib/time/duration';

// Nothing is known of the delivery before the page has read the CEP of the visit.
const ProductArrival = dynamic(() => import('./product-arrival'), { ssr: false, loading: DeliveryDate });

interface ProductTrustProps {
  variationId: string;
  quantity: number;
  /** The professional who answers for the product; empty where none is named. */
  responsible: string;
}

function DeliveryDate() {
  return useTranslation('product').t('trust.deliveryDate');
}

/** What a buyer wants to be sure of, beside the buy button: delivery, withdrawal, invoice, who answers for it. */
export const ProductTrust = memo(function ProductTrust({
  variationId,
  quantity,
  responsible,
}: ProductTrustProps) {
  const { t } = useTranslation(['product', 'common']);
  const cep = useCart().deliveryAddress?.postalCode;
  const facts: [IconName, ReactNode][] = [
    [
      'truck',
      cep ? (
        <ProductArrival key={cep} cep={cep} variationId={variationId} quantity={quantity} />
      ) : (
        <DeliveryDate key="truck" />
      ),
    ],
    [
      'text-undo',
      <Link key="withdrawal" href={`${ROUTES.faq}#devolucao`} prefetch={false} className="underline">
        {t('trust.withdrawal', { period: durationText(t, 'days', WITHDRAWAL_DAYS) })}
      </Link>,
    ],
    ['note', t('trust.invoice')],
  ];
  if (responsible) facts.push(['user', t('trust.responsible', { name: responsible })]);
  return (
    <ul aria-label={t('trust.label')} className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2 print:hidden">
      {facts.map(([icon, text]) => (
        <li key={icon} className="flex items-start gap-2">
          <Icon name={icon} className="mt-0.5 size-4 text-ok" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
});
