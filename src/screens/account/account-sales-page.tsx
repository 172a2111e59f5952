import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { hasPermission } from '@config/has-permission';
import type { Permission } from '@config/permissions';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/contract/schemas/users';
import { AccountPage } from './account-page';

const PLACES = [
  ['pending', ROUTES.ownDashboardOrders],
  ['approved', DASHBOARD_ROUTES.ownApprovedOrders],
  ['all', DASHBOARD_ROUTES.ownAllOrders],
  ['users', DASHBOARD_ROUTES.ownUsers],
  ['products', DASHBOARD_ROUTES.ownProducts],
] as const;
export type SalesPlace = (typeof PLACES)[number][0];

interface AccountSalesPageProps {
  place: SalesPlace;
  /** Another permission that opens the page, like `representante`. */
  permission: Permission;
  children: (user: User) => ReactNode;
}

/** The layout of the pages of /minha-conta/dashboard. Only the API decides what may be seen. */
export function AccountSalesPage({ place, permission, children }: AccountSalesPageProps) {
  const { t } = useTranslation('dashboard');
  return (
    <AccountPage place="sales" title={t(`sales.place.${place}`)}>
      {(user) =>
        hasPermission(user, permission) || hasPermission(user, 'representante') ? (
          <>
            <nav aria-label={t('sales.nav')}>
              <ul className="flex flex-wrap gap-2">
                {PLACES.map(([name, href]) => (
                  <li key={name}>
                    <Link
                      href={href}
                      aria-current={name === place ? 'page' : undefined}
                      className="inline-flex min-h-11 items-center rounded-full border border-line px-4 font-semibold hover:bg-primary-soft aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
                    >
                      {t(`sales.place.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {children(user)}
          </>
        ) : (
          <NoSales email={user.email} />
        )
      }
    </AccountPage>
  );
}

function NoSales({ email }: { email: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name="lock" className="size-8" />
      </span>
      <h2 className="text-xl">{t('gate.noPermission')}</h2>
      <p className="wrap-anywhere text-muted">{t('sales.noPermission', { email })}</p>
      <ButtonLink href={ROUTES.account} tone="outline">
        {t('gate.account')}
      </ButtonLink>
    </div>
  );
}
