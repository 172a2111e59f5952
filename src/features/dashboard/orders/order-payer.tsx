import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { formatDocument } from '@/lib/documents';
import { writeListAddress } from '../resource/use-list-address';
import { WhatsAppLink } from '../whatsapp-link';

interface OrderPayerProps {
  order: Pick<Order, 'payer' | 'number' | 'address'>;
  /** Offers the way to the customer among the users. */
  canSeeUsers: boolean;
}

/** Who pays, and how to reach them. */
export function OrderPayer({ order: { payer, number, address }, canSeeUsers }: OrderPayerProps) {
  const { t } = useTranslation('dashboard');
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
      <p className="mt-2 flex flex-wrap gap-2.5 empty:hidden">
        <WhatsAppLink
          phone={payer.phone ?? address?.phone ?? null}
          text={t('detail.whatsappText', { name: payer.fullName.split(' ')[0], shop: brand.name, number })}
        />
        {canSeeUsers && (
          <Link
            href={writeListAddress(DASHBOARD_ROUTES.users, { q: payer.email })}
            className={buttonStyle('outline', 'sm')}
          >
            <Icon name="user" /> {t('detail.customer')}
          </Link>
        )}
      </p>
    </section>
  );
}
