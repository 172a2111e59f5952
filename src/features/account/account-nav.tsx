import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '@config/brands';
import type { IconName } from '@config/icons';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';

export const ADDRESSES_ID = 'enderecos';
export type AccountPlace = 'overview' | 'orders' | 'details' | 'security' | 'privacy' | 'sales';

interface AccountNavProps {
  current: AccountPlace;
  showDashboard: boolean;
  /** What a representative sees of their own customers. */
  showSales: boolean;
  /** The sign-out button. */
  signOut: ReactNode;
}

export const accountNavEntry =
  'flex min-h-11 items-center gap-3 rounded px-3.5 font-semibold whitespace-nowrap hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:text-primary';

/** The navigation of the account: a column beside the page, a scrollable row on a phone. */
export function AccountNav({ current, showDashboard, showSales, signOut }: AccountNavProps) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the screen: the current item is scrolled to the middle. Some items come with the user.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && here) row.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - row.clientWidth / 2;
  }, [current, showSales, showDashboard]);
  const entry = (place: AccountPlace | null, href: string, icon: IconName, text: string) => (
    <li>
      <Link href={href} aria-current={place === current ? 'page' : undefined} className={accountNavEntry}>
        <Icon name={icon} className="size-5 text-primary" />
        {text}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('nav.label')} className="min-w-0">
      <ul
        ref={list}
        className="relative -mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) pb-2 lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
      >
        {entry('overview', ROUTES.account, 'house', t('nav.overview'))}
        {brand.cartEnabled
          ? entry('orders', ROUTES.accountOrders, 'package', t('nav.orders'))
          : entry(null, ROUTES.quotes, 'note', t('nav.quotes'))}
        {entry('details', ROUTES.accountDetails, 'user', t('nav.details'))}
        {entry(null, `${ROUTES.accountDetails}#${ADDRESSES_ID}`, 'map-pin', t('nav.addresses'))}
        {entry(null, ROUTES.favorites, 'heart', t('nav.favorites'))}
        {entry('security', ROUTES.changePassword, 'lock', t('nav.security'))}
        {entry('privacy', ROUTES.accountPrivacy, 'eye', t('nav.privacy'))}
        {showSales && entry('sales', ROUTES.ownDashboardOrders, 'users', t('nav.sales'))}
        {showDashboard && entry(null, ROUTES.dashboard, 'chart', t('nav.dashboard'))}
        <li>{signOut}</li>
      </ul>
    </nav>
  );
}
