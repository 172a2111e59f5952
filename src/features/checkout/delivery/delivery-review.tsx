import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { FreightOption } from '@/contract/schemas/checkout';
import { businessDaysText } from '@/lib/time/duration';
import { openingHoursText } from '@/lib/time/opening-hours';
import { freightName } from '@/lib/pricing/freight-name';
import type { AddressInput } from '@/contract/schemas/address';
import { formatCep } from '@/lib/cep';
import { addressLines } from './address-lines';
import { estimateText } from './freight-text';

interface DeliveryReviewProps {
  /** Null for pick-up. */
  address: Partial<AddressInput> | null;
  freight: Pick<FreightOption, 'service' | 'name' | 'businessDays'> &
    Partial<Pick<FreightOption, 'estimate'>>;
}

/** Where the goods of an order go, and when. */
export function DeliveryReview(props: DeliveryReviewProps) {
  const { t } = useTranslation('checkout');
  return (
    <Panel>
      <h2 className="mb-1.5 text-xl">{t(props.address ? 'review.delivery' : 'review.pickUp')}</h2>
      <DeliveryAnswer {...props} />
    </Panel>
  );
}

/** The same in a few lines, without a frame. */
export function DeliveryAnswer({ address, freight }: DeliveryReviewProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const { service, name, businessDays, estimate } = freight;
  const [first, second] = address
    ? addressLines(address)
    : [brand.company.address, openingHoursText(t, brand.company.hours)];
  return (
    <>
      <p>
        <bdi lang={address ? undefined : 'pt-BR'}>
          {address?.recipient && <b>{address.recipient}, </b>}
          {first}
        </bdi>
        <br />
        <span className="text-muted">
          {address?.rural && `${t('review.rural')} · `}
          <bdi>{second}</bdi>
          {address?.postalCode && (
            <>
              {' · '}
              <bdi dir="ltr">{formatCep(address.postalCode)}</bdi>
            </>
          )}
        </span>
      </p>
      <p className="mt-3 flex items-start gap-2.5">
        <Icon name="truck" className="mt-0.5 size-5 text-primary" />
        <span className="min-w-0">
          {estimate && <b>{estimateText(t, { service, estimate }, i18n.language)}</b>}
          {estimate && <br />}
          <span className={estimate ? 'text-sm text-muted' : ''}>
            <bdi>{freightName(t, { service, name })}</bdi> ·{' '}
            {t('estimate.afterPayment', { days: businessDaysText(t, businessDays) })}
          </span>
        </span>
      </p>
    </>
  );
}
