import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatBRL } from '@/lib/money';
import { shortNumber, TICK, TOOLTIP } from './chart-style';

interface SalesChartProps {
  /** Oldest first; `day` as it is shown, `revenue` in reais. */
  days: readonly { day: string; revenue: number; orders: number }[];
  names: { revenue: string; orders: string };
  /** Time runs from right to left. */
  isRtl: boolean;
}

/** More days than these stand without a gap between them. */
const MANY_DAYS = 120;

/** What was sold day by day. */
export function SalesChart({ days, names, isRtl }: SalesChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
      <BarChart
        // The same day of two years is two days: the place tells them apart.
        data={days.map((day, at) => ({ ...day, at }))}
        margin={{ top: 8, right: 12, bottom: 0, left: 12 }}
        barCategoryGap={days.length > MANY_DAYS ? 0 : '20%'}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="at"
          reversed={isRtl}
          tick={TICK}
          tickLine={false}
          stroke="var(--line)"
          minTickGap={28}
          interval="preserveStartEnd"
          tickFormatter={(at: number) => days[at]?.day ?? ''}
        />
        <YAxis
          orientation={isRtl ? 'right' : 'left'}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={shortNumber}
          width={60}
        />
        <Tooltip
          {...TOOLTIP}
          cursor={{ fill: 'var(--primary-soft)' }}
          labelFormatter={(at) => days[Number(at)]?.day ?? ''}
          formatter={(value, name) => [
            name === names.revenue ? formatBRL(Number(value)) : String(value),
            String(name),
          ]}
        />
        <Bar
          dataKey="revenue"
          name={names.revenue}
          stackId="day"
          fill="var(--primary)"
          maxBarSize={40}
          isAnimationActive={false}
        />
        {/* Read in the tooltip; beside money its bar would say nothing. */}
        <Bar dataKey="orders" name={names.orders} stackId="day" fill="none" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
