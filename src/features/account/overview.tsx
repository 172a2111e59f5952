import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { ROUTES } from '@config/routes';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/contract/schemas/users';
import { ADDRESSES_ID } from './account-nav';
import { ownAddressesQuery } from './account.mutations';
import { EmailNotice } from '@/features/account/details/email-notice';
import { latestOwnOrdersQuery } from '@/features/account/orders/own-orders.queries';
import { RecentOrders } from '@/features/account/orders/recent-orders';
import { OwnQuotes } from './own-quotes';

const LINK = 'inline-flex min-h-11 items-center font-bold text-primary underline';

/** What the first page of the account shows. */
export const OVERVIEW_QUERIES = brand.cartEnabled
  ? [latestOwnOrdersQuery, ownAddressesQuery]
  : [ownAddressesQuery];

/**
 * The first page of the account: a representative's customers, the latest orders or where the quotes are, and links to the other
 * pages.
 */
export function Overview({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const addresses = useQuery(ownAddressesQuery);
  return (
    <>
      {hasPermission(user, 'representante') && (
        <Panel className="grid content-start gap-2">
          <h2 className="text-lg">{t('nav.sales')}</h2>
          <p>{t('overview.sales')}</p>
          <Link href={ROUTES.ownDashboardOrders} className={LINK}>
            {t('overview.openSales')}
          </Link>
        </Panel>
      )}
      {brand.cartEnabled ? (
        <section className="grid grid-cols-1 gap-4" aria-labelledby="last-orders">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="last-orders" className="text-xl">
              {t('overview.lastOrders')}
            </h2>
            <Link href={ROUTES.accountOrders} className={LINK}>
              {t('overview.allOrders')}
            </Link>
          </div>
          <RecentOrders />
        </section>
      ) : (
        <OwnQuotes />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Panel className="grid content-start gap-2">
          <h2 className="text-lg">{t('overview.details')}</h2>
          <p className="wrap-anywhere">
            {user.fullName}
            <br />
            <bdi dir="ltr" className="text-muted">
              {user.email}
            </bdi>
          </p>
          <EmailNotice />
          <Link href={ROUTES.accountDetails} className={LINK}>
            {t('overview.editDetails')}
          </Link>
        </Panel>
        <Panel className="grid content-start gap-2">
          <h2 className="text-lg">{t('overview.addresses')}</h2>
          {addresses.data ? (
            <p>
              {addresses.data.length > 0
                ? t('overview.addressCount', { count: addresses.data.length })
                : t('overview.noAddress')}
            </p>
          ) : (
            !addresses.error && <Skeleton className="h-6 w-40" />
          )}
          <Link href={`${ROUTES.accountDetails}#${ADDRESSES_ID}`} className={LINK}>
            {t('overview.editAddresses')}
          </Link>
        </Panel>
      </div>
    </>
  );
}
