import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import type { ManagedUser } from '@/contract/schemas/people';
import { writeListAddress } from '../resource/use-list-address';
import { WhenTime } from '../when-time';

interface UserBoughtProps {
  user: Pick<ManagedUser, 'orders' | 'email'>;
  canSeeOrders: boolean;
}

/** What a user bought that was paid and not returned, and the way to their orders. */
export function UserBought({ user: { orders, email }, canSeeOrders }: UserBoughtProps) {
  const { t } = useTranslation('manage-people');
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('users.bought')}</h3>
      <p>
        {t('users.orders', { count: orders.count })}
        {orders.count > 0 && (
          <>
            {' · '}
            <Money value={orders.total} />
          </>
        )}
      </p>
      {orders.lastAt && (
        <p className="text-muted">
          {t('users.lastOrder')} <WhenTime iso={orders.lastAt} />
        </p>
      )}
      {canSeeOrders && (
        <Link
          href={writeListAddress(ROUTES.dashboardOrders, { q: email })}
          className={buttonStyle('outline', 'sm', 'justify-self-start')}
        >
          {t('users.seeOrders')}
        </Link>
      )}
    </section>
  );
}
