import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import type { Report } from '@/contract/schemas/reports';
import { type Comparison, planComparison } from './plan-comparison';

const BIG = '!text-lg sm:!text-[1.625rem] leading-tight';

const TONES = { up: 'text-ok', down: 'text-sale', same: 'text-muted' };
const SIGNS = { up: '+', down: '−', same: '' };

interface ReportComparisonProps {
  comparison: Comparison;
  /** Days of the figure, and of the one it is compared with. */
  days: number;
}

/** By how much a figure differs from the days before; said in words, not by the colour alone. */
function ReportComparison({ comparison: { direction, percent }, days }: ReportComparisonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={`text-sm ${TONES[direction]}`}>
      <bdi dir="ltr" className="font-semibold">
        {SIGNS[direction]}
        {percent}%
      </bdi>{' '}
      <span className="text-muted">{t('report.before', { count: days })}</span>
    </span>
  );
}

/** What was sold in these days, each figure beside the same number of days before. */
export function ReportTotals({ report: { totals, days } }: { report: Pick<Report, 'totals' | 'days'> }) {
  const { t } = useTranslation('dashboard');
  const { revenue, orders, averageTicket, customers, before } = totals;
  const ticketBefore = before.orders > 0 ? before.revenue / before.orders : 0;
  const figures = [
    {
      name: 'revenue',
      value: <Money value={revenue} className={BIG} />,
      comparison: planComparison(revenue, before.revenue),
    },
    {
      name: 'orders',
      value: <b className={`num ${BIG}`}>{orders}</b>,
      comparison: planComparison(orders, before.orders),
    },
    {
      name: 'averageTicket',
      value: <Money value={averageTicket} className={BIG} />,
      comparison: orders > 0 ? planComparison(averageTicket, ticketBefore) : null,
    },
    { name: 'customers', value: <b className={`num ${BIG}`}>{customers}</b>, comparison: null },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ name, value, comparison }) => (
        <div key={name} className="rounded border border-line bg-raised px-4 py-3">
          <dt className="text-[0.9375rem]">{t(`report.${name}`)}</dt>
          <dd className="m-0">
            <span className="block">{value}</span>
            {comparison ? (
              <ReportComparison comparison={comparison} days={days} />
            ) : (
              name === 'revenue' && <span className="text-sm text-muted">{t('report.noBefore')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
