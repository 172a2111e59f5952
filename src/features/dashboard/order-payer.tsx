import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { formatDocument } from '@/lib/documents';
import { writeListAddress } from './kit/use-list-address';
import { whatsAppHref } from './whatsapp-href';

interface OrderPayerProps {
  order: Pick<Order, 'payer' | 'number'>;
  /** Offers the way to the customer among the users. */
  canSeeUsers: boolean;
}

/** Who pays, and how to reach them. */
export function OrderPayer({ order: { payer, number }, canSeeUsers }: OrderPayerProps) {
  const { t } = useTranslation('dashboard');
  const chat = whatsAppHref(
    payer.phone,
    t('detail.whatsappText', { name: payer.fullName.split(' ')[0], shop: brand.name, number }),
  );
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{t('detail.payer')}</h3>
      <p dir="auto" className="font-semibold rtl:text-end">
        {payer.fullName}
      </p>
      <p>
        <a href={`mailto:${payer.email}`} className="break-all text-primary underline">
          {payer.email}
        </a>
      </p>
      {payer.phone && (
        <p>
          <a href={`tel:${payer.phone.replace(/[^\d+]/g, '')}`} className="text-primary underline">
            <bdi dir="ltr">{payer.phone}</bdi>
          </a>
        </p>
      )}
      <p className="text-muted">
        {t('detail.document')} <bdi dir="ltr">{formatDocument(payer.document)}</bdi>
      </p>
      {payer.stateRegistration && (
        <p className="text-muted">
          {t('detail.stateRegistration')} <bdi dir="ltr">{payer.stateRegistration}</bdi>
        </p>
      )}
      {(chat || canSeeUsers) && (
        <p className="mt-2 flex flex-wrap gap-2.5">
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('whatsapp', 'sm')}
            >
              <Icon name="whatsapp" /> WhatsApp
            </a>
          )}
          {canSeeUsers && (
            <Link
              href={writeListAddress(DASHBOARD_ROUTES.users, { q: payer.email })}
              className={buttonStyle('outline', 'sm')}
            >
              <Icon name="user" /> {t('detail.customer')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
