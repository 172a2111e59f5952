import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';

/** The code by which a carrier knows the parcel, and the way to its page. */
export function TrackingCode({ tracking }: { tracking: NonNullable<Order['tracking']> }) {
  const { t } = useTranslation('account');
  return (
    <>
      <p>
        {t('order.tracking')}{' '}
        <bdi dir="ltr" className="inline-block font-semibold wrap-anywhere">
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
    </>
  );
}
