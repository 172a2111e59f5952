import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import { PlainTable } from '@/components/ui/plain-table';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { formatterOf } from '@/lib/time/dates';
import { ReferralLink } from './referral-link';
import { representativeFiguresQuery } from './representative.queries';

const monthName = (month: string, locale: string) =>
  formatterOf(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The representative's code with its link, and its sales of the last twelve months, the current month first. */
export function RepresentativeFigures() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(representativeFiguresQuery);
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={2} />
    );
  const most = Math.max(1, ...data.months.map(({ revenue }) => revenue));
  return (
    <>
      {data.code && <ReferralLink code={data.code} />}
      <Panel>
        <h2 className="mb-3 text-xl">{t('sales.months')}</h2>
        {/* Focusable, so that the keyboard can scroll it on a narrow screen. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="region" aria-label={t('sales.months')} className="overflow-x-auto">
          <PlainTable
            caption={t('sales.months')}
            heads={[
              { text: t('sales.month') },
              { text: t('sales.orders'), align: 'end' },
              { text: t('sales.revenue'), align: 'end' },
              { text: t('sales.customers'), align: 'end' },
              { text: t('sales.newCustomers'), align: 'end' },
            ]}
            rows={[...data.months].reverse().map(({ month, revenue, orders, customers, newCustomers }) => ({
              key: month,
              cells: [
                <span key="month" className="block min-w-36 font-normal">
                  {monthName(month, i18n.language)}
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
                    <span
                      className="block h-full rounded-full bg-primary"
                      style={{ width: `${Math.round((revenue / most) * 100)}%` }}
                    />
                  </span>
                </span>,
                orders,
                <Money key="revenue" value={revenue} />,
                customers,
                newCustomers,
              ],
            }))}
          />
        </div>
      </Panel>
    </>
  );
}
