import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { formatCep } from '@/lib/cep';
import { addressLines, joined } from '../address-lines';
import { freightName } from '@/lib/pricing/freight-name';

/** How the order travels and where to, and where it is now. */
export function OrderDelivery({
  freight,
  address,
  tracking,
}: Pick<Order, 'freight' | 'address'> & Partial<Pick<Order, 'tracking'>>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { min, max } = freight.businessDays;
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{t('detail.delivery')}</h3>
      <p>
        {joined(freightName(t, freight), freight.carrier)}
        {max > 0 && ` · ${t('detail.businessDays', { min, max })}`}
      </p>
      {address ? (
        <address className="not-italic">
          <span className="block font-semibold">{address.recipient}</span>
          {addressLines(address, (km) => t('detail.km', { km })).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block text-muted">
            {t('detail.cep')} <bdi dir="ltr">{formatCep(address.postalCode)}</bdi>
          </span>
          {address.phone && (
            <span className="block text-muted">
              <bdi dir="ltr">{address.phone}</bdi>
            </span>
          )}
        </address>
      ) : (
        <p className="text-muted">{t('detail.pickUp')}</p>
      )}
      {tracking && (
        <p className="break-words">
          <span className="text-muted">{t('detail.tracking')}</span> <bdi dir="ltr">{tracking.code}</bdi>
        </p>
      )}
      {tracking?.url && (
        <p>
          <a
            href={tracking.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('outline', 'sm')}
          >
            <Icon name="truck" /> {t('detail.track')}
          </a>
        </p>
      )}
    </section>
  );
}
