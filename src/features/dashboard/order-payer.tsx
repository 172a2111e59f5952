import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/contract/schemas/orders';
import { formatDocument } from '@/lib/documents';

/** Who pays, and how to reach them. */
export function OrderPayer({ payer }: Pick<Order, 'payer'>) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{t('detail.payer')}</h3>
      <p className="font-semibold">{payer.fullName}</p>
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
    </section>
  );
}
