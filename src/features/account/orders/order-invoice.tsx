import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';

/** The invoice (nota fiscal): its number, and a link to the document if there is one. */
export function OrderInvoice({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  const { t } = useTranslation('account');
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <p>
        {t('order.invoice')}{' '}
        <bdi dir="ltr" className="font-semibold break-all">
          {invoice.number}
        </bdi>
      </p>
      {invoice.url && (
        <a
          href={invoice.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('outline', 'sm', 'justify-self-start')}
        >
          <Icon name="note" />
          {t('order.seeInvoice')}
        </a>
      )}
    </div>
  );
}
