import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import type { Report } from '@/contract/schemas/reports';
import { type Comparison, planComparison } from './plan-comparison';

const BIG = '!text-lg sm:!text-[1.625rem] leading-tight';
const TONES = { up: 'text-ok', down: 'text-sale', same: 'text-muted' };
const SIGNS = { up: '+', down: '−', same: '' };

interface FigureProps {
  label: string;
  /** Reais; null where there is nothing to tell. */
  money?: number | null;
  count?: number;
  /** True for the one that leads: on a phone it has a row of its own, and no gap is left in the last one. */
  isLead?: boolean;
  children?: ReactNode;
}

/** A figure under its name. */
function Figure({ label, money = null, count, isLead, children }: FigureProps) {
  return (
    <div className={`rounded border border-line bg-raised px-4 py-3 ${isLead ? 'max-md:col-span-full' : ''}`}>
      <dt className="text-[0.9375rem]">{label}</dt>
      <dd>
        <span className="block">
          {count !== undefined && <b className={`num ${BIG}`}>{count}</b>}
          {count === undefined && (money === null ? '–' : <Money value={money} className={BIG} />)}
        </span>
        {children}
      </dd>
    </div>
  );
}

/** What was sold since midnight by the clock of the shop; the last day of every report is today. */
export function ReportToday({ days }: { days: Report['salesByDay'] }) {
  const { t } = useTranslation('dashboard');
  const { revenue = 0, orders = 0 } = days.at(-1) ?? {};
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('report.today')}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Figure isLead label={t('report.todayRevenue')} money={revenue} />
        <Figure label={t('report.todayOrders')} count={orders} />
        <Figure label={t('report.todayTicket')} money={orders > 0 ? revenue / orders : null} />
      </dl>
    </section>
  );
}

/** What was sold in these days, each figure beside the same number of days before. */
export function ReportTotals({ report: { totals, days } }: { report: Pick<Report, 'totals' | 'days'> }) {
  const { t } = useTranslation('dashboard');
  const { revenue, orders, averageTicket, customers, before } = totals;
  const ticketBefore = before.orders > 0 ? before.revenue / before.orders : 0;
  /** By how much a figure differs from the days before; said in words, not by the colour alone. */
  const beside = (comparison: Comparison | null) =>
    comparison && (
      <span className={`text-sm ${TONES[comparison.direction]}`}>
        <bdi dir="ltr" className="font-semibold">
          {SIGNS[comparison.direction]}
          {comparison.percent}%
        </bdi>{' '}
        <span className="text-muted">{t('report.before', { count: days })}</span>
      </span>
    );
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label={t('report.revenue')} money={revenue}>
        {beside(planComparison(revenue, before.revenue)) ?? (
          <span className="text-sm text-muted">{t('report.noBefore')}</span>
        )}
      </Figure>
      <Figure label={t('report.orders')} count={orders}>
        {beside(planComparison(orders, before.orders))}
      </Figure>
      <Figure label={t('report.averageTicket')} money={averageTicket}>
        {orders > 0 && beside(planComparison(averageTicket, ticketBefore))}
      </Figure>
      <Figure label={t('report.customers')} count={customers} />
    </dl>
  );
}
