import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import type { HeldStock } from '@/contract/schemas/orders';
import { writeListAddress } from '../resource/use-list-address';
import { OrderPaymentName } from './order-payment-name';
import { WhenTime } from '../when-time';

/** A pack with the unpaid orders that hold units of it, each a way to the order. */
export function HeldPackItem({ pack }: { pack: HeldStock['items'][number] }) {
  const { t } = useTranslation('dashboard');
  const { title, presentation, held, onHand, orders, orderCount } = pack;
  const more = orderCount - orders.length;
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang="pt-BR" dir="auto" className="font-semibold">
          {title} · {presentation}
        </span>
        <span className="tabular-nums">{t('held.of', { held, total: held + onHand })}</span>
      </p>
      <ul className="grid gap-1 text-[0.9375rem]">
        {orders.map(({ number, customer, email, units, paymentMethod, expiresAt }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={writeListAddress(ROUTES.dashboardOrders, { aberto: number })}
              className="inline-flex min-h-6 items-center font-semibold text-primary underline"
            >
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span className="tabular-nums">{t('held.units', { count: units })}</span>
            <bdi>{customer}</bdi>
            <bdi dir="ltr" className="break-all text-muted">
              {email}
            </bdi>
            <span className="text-muted">
              <OrderPaymentName method={paymentMethod} installments={1} />
              {expiresAt && (
                <>
                  {' '}
                  {t('held.until')} <WhenTime iso={expiresAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{t('held.more', { count: more })}</p>}
    </li>
  );
}
