import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { LinkRequest } from '@/features/account/details/link-request';
import { OrderFilter } from '@/features/account/orders/order-filter';
import { OrderList } from '@/features/account/orders/order-list';
import { OwnQuotes } from '@/features/account/own-quotes';
import { ownOrdersQuery } from '@/features/account/orders/own-orders.queries';
import { ownOrdersPath, readOwnOrderFilters } from '@/features/account/orders/own-order-filters';
import { AccountPage } from './account-page';

/** /minha-conta/pedidos; page and filters of the list are in the address. */
export function AccountOrdersScreen() {
  const { t } = useTranslation('account');
  const router = useRouter();
  const { filters, page } = readOwnOrderFilters(router.query);
  if (!brand.cartEnabled)
    return (
      <AccountPage place="orders" title={t('nav.quotes')}>
        {() => <OwnQuotes />}
      </AccountPage>
    );
  return (
    <AccountPage place="orders" title={t('orders.title')} prefetch={[ownOrdersQuery(page, filters)]}>
      {({ email }) => (
        <>
          <OrderFilter
            filters={filters}
            onChange={(wanted) =>
              void router.push(ownOrdersPath(wanted), undefined, { shallow: true, scroll: false })
            }
          />
          <OrderList page={page} filters={filters} />
          <LinkRequest
            reason={t('orders.guest')}
            action={t('orders.guestLink')}
            sent={t('orders.guestSent', { email })}
          />
        </>
      )}
    </AccountPage>
  );
}
