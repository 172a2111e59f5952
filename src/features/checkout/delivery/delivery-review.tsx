import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { FreightOption } from '@/contract/schemas/checkout';
import { businessDaysText } from '@/lib/time/duration';
import { openingHoursText } from '@/lib/time/opening-hours';
import { freightName } from '@/lib/pricing/freight-name';
import type { AddressInput } from '@/contract/schemas/users';
import { formatCep } from '@/lib/cep';
import { addressLines } from './address-lines';
import { estimateText } from './freight-text';

interface DeliveryReviewProps {
  /** Null for pick-up. */
  address: Partial<AddressInput> | null;
  freight: Pick<FreightOption, 'service' | 'name' | 'businessDays'> &
    Partial<Pick<FreightOption, 'estimate'>>;
  /** False once the order is placed. */
  canChange?: boolean;
}

/** Where the goods go and when, with the way back to change it. */
export function DeliveryReview({ address, freight, canChange = true }: DeliveryReviewProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const { service, name, businessDays, estimate } = freight;
  const [first, second] = address
    ? addressLines(address)
    : [brand.company.address, openingHoursText(t, brand.company.hours)];
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="min-w-0 flex-[1_1_8rem] text-xl">
          {t(address ? 'review.delivery' : 'review.pickUp')}
        </h2>
        {canChange && (
          <Link
            href={ROUTES.setDelivery}
            aria-label={t('review.changeDelivery')}
            className="-my-2.5 inline-flex min-h-11 items-center px-1 font-semibold text-primary"
          >
            {t('review.change')}
          </Link>
        )}
      </div>
      <p className="mt-1.5">
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
    </Panel>
  );
}
