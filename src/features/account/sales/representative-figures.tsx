import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ReferralLink } from './referral-link';
import { representativeFiguresQuery } from './representative.queries';

const HEAD = 'px-2 py-2 text-end font-semibold whitespace-nowrap';
const CELL = 'px-2 py-2 text-end tabular-nums whitespace-nowrap';

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

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
          <table className="w-full text-[0.9375rem]">
            <thead className="border-b border-line text-muted">
              <tr>
                <th scope="col" className={`${HEAD} text-start`}>
                  {t('sales.month')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('sales.orders')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('sales.revenue')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('sales.customers')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('sales.newCustomers')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {[...data.months].reverse().map((row) => (
                <tr key={row.month}>
                  <th scope="row" className="min-w-32 px-2 py-2 text-start font-normal">
                    {monthName(row.month, i18n.language)}
                    <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
                      <span
                        className="block h-full rounded-full bg-primary"
                        style={{ width: `${Math.round((row.revenue / most) * 100)}%` }}
                      />
                    </span>
                  </th>
                  <td className={CELL}>{row.orders}</td>
                  <td className={CELL}>
                    <Money value={row.revenue} />
                  </td>
                  <td className={CELL}>{row.customers}</td>
                  <td className={CELL}>{row.newCustomers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  );
}
