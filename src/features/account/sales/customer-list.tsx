import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ManagedUserSummary } from '@/contract/schemas/people';
import { formatDate } from '@/lib/time/dates';
import { customersQuery } from './representative.queries';
import { SalesList, useSalesFilters } from './sales-list';

interface CustomerListProps {
  /** The way to a chat with a customer, beside the other ways to reach them. */
  chat: (person: ManagedUserSummary) => ReactNode;
}

/** Guests order by their e-mail too, so it finds all of a person's orders. */
const ordersOf = (email: string) =>
  `${DASHBOARD_ROUTES.ownAllOrders}?${new URLSearchParams({ q: email }).toString()}`;

const CONTACT = 'inline-flex min-h-11 items-center text-primary underline wrap-anywhere';

/** The customers of the signed-in representative, each with the ways to reach them and to their orders. */
export function CustomerList({ chat }: CustomerListProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { q, page } = useSalesFilters();
  const answer = useQuery(customersQuery(q, page));
  return (
    <SalesList
      path={DASHBOARD_ROUTES.ownUsers}
      searchLabel={t('sales.findCustomer')}
      answer={answer}
      keyOf={({ id }) => id}
    >
      {(person) => (
        <>
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {person.fullName}
          </h2>
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${person.email}`} className={CONTACT}>
              <bdi dir="ltr">{person.email}</bdi>
            </a>
            {person.phone && (
              <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`} className={CONTACT}>
                <bdi dir="ltr">{person.phone}</bdi>
              </a>
            )}
          </p>
          <p className="text-sm text-muted">
            {t('sales.since', { date: formatDate(person.createdAt, i18n.language) })}
          </p>
          <p className="mt-2 flex flex-wrap gap-2.5">
            {chat(person)}
            <Link href={ordersOf(person.email)} className={buttonStyle('outline', 'sm')}>
              <Icon name="package" /> {t('sales.ordersOf')}
            </Link>
          </p>
        </>
      )}
    </SalesList>
  );
}
