import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { Panel } from '@/components/ui/panel';
import type { FreightOption } from '@/contract/schemas/checkout';
import type { AddressInput } from '@/contract/schemas/users';
import { formatCep } from '@/lib/cep';
import { addressLines } from './address-lines';

interface DeliveryReviewProps {
  /** Null for pick-up. */
  address: Partial<AddressInput> | null;
  freight: Pick<FreightOption, 'service' | 'businessDays'>;
  /** False once the order is placed. */
  canChange?: boolean;
}

/** Where the goods go and when, with the way back to change it. */
export function DeliveryReview({ address, freight, canChange = true }: DeliveryReviewProps) {
  const { t } = useTranslation('checkout');
  const { min, max } = freight.businessDays;
  const service = `${t(`freight.service.${freight.service}`)}, ${t(min === max ? 'freight.daysExact' : 'freight.days', { count: max, min })}`;
  const [first, second] = address ? addressLines(address) : [brand.company.address, brand.company.hours];
  return (
    <Panel>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{t(address ? 'review.delivery' : 'review.pickUp')}</h2>
        {canChange && (
          <Link
            href={ROUTES.setDelivery}
            aria-label={t('review.changeDelivery')}
            className="inline-flex min-h-11 items-center font-semibold text-primary"
          >
            {t('review.change')}
          </Link>
        )}
      </div>
      <p className="mt-1.5">
        {address?.recipient && <b>{address.recipient}, </b>}
        <bdi>{first}</bdi>
        <br />
        <span className="text-muted">
          {address?.rural && `${t('review.rural')}, `}
          <bdi>{second}</bdi>
          {address?.postalCode && (
            <>
              {' · '}
              <bdi dir="ltr">{formatCep(address.postalCode)}</bdi>
            </>
          )}
          {' · '}
          {service}
        </span>
      </p>
    </Panel>
  );
}
