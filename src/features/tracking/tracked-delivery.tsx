import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { formatDate } from '@/lib/time/dates';
import { freightName } from '@/lib/pricing/freight-name';

/** How an order travels, when it should arrive, and where to: the town, never the street. */
export function TrackedDelivery({ order }: { order: OrderTracking }) {
  const { t, i18n } = useTranslation(['forms', 'common']);
  const { freight, estimate, destination, trackingCode, trackingUrl } = order;
  const { min, max } = freight.businessDays;
  const day = (date: string) => formatDate(date, i18n.language);
  const isOver = ['delivered', 'cancelled', 'refunded'].includes(order.state);
  return (
    <div className="grid gap-2">
      <p>
        <bdi>{freightName(t, freight)}</bdi>
        {freight.carrier && (
          <>
            {' · '}
            <bdi lang="pt-BR">{freight.carrier}</bdi>
          </>
        )}
      </p>
      <p>
        {destination ? (
          <bdi lang="pt-BR">{`${destination.city}/${destination.state}`}</bdi>
        ) : (
          t('tracking.pickUp')
        )}
      </p>
      {estimate && (
        <p className="font-semibold">
          {estimate.from === estimate.to
            ? t('tracking.estimateDay', { date: day(estimate.to) })
            : t('tracking.estimate', { from: day(estimate.from), to: day(estimate.to) })}
        </p>
      )}
      {!estimate && !isOver && (
        <p className="text-muted">
          {min === max ? t('tracking.days', { count: max }) : t('tracking.dayRange', { min, max })}
        </p>
      )}
      {trackingCode && <p dir="auto">{t('tracking.code', { code: trackingCode })}</p>}
      {trackingUrl && /^https:\/\//.test(trackingUrl) && (
        <p>
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('outline', 'sm')}
          >
            {t('tracking.carrier')}
          </a>
        </p>
      )}
    </div>
  );
}
