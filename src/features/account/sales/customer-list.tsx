import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { formatDate } from '@/lib/time/dates';
import { customersQuery } from './representative.queries';
import { SalesList, useSalesFilters } from './sales-list';

/** The customers of the signed-in representative. */
export function CustomerList() {
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
          <p className="wrap-anywhere text-muted">
            <bdi dir="ltr">{person.email}</bdi>
            {person.phone && (
              <>
                {' · '}
                <bdi dir="ltr">{person.phone}</bdi>
              </>
            )}
          </p>
          <p className="text-sm text-muted">
            {t('sales.since', { date: formatDate(person.createdAt, i18n.language) })}
          </p>
        </>
      )}
    </SalesList>
  );
}
