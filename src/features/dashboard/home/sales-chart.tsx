import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatBRL } from '@/lib/money';
import { shortNumber, TICK, TOOLTIP } from './chart-style';

interface SalesChartProps {
  /** Oldest first; `day` as it is shown, `revenue` in reais. */
  days: readonly { day: string; revenue: number; orders: number }[];
  names: { revenue: string; orders: string };
  /** Time runs from right to left. */
  isRtl: boolean;
}

/** What was sold day by day. */
export function SalesChart({ days, names, isRtl }: SalesChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
      <AreaChart
        data={days.map(({ day, ...figures }, index) => ({ ...figures, day, at: index }))}
        margin={{ top: 8, right: 12, bottom: 0, left: 12 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="day"
          reversed={isRtl}
          tick={TICK}
          tickLine={false}
          stroke="var(--line)"
          minTickGap={28}
          interval="preserveStartEnd"
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
          formatter={(value, name) => [
            name === names.revenue ? formatBRL(Number(value)) : String(value),
            String(name),
          ]}
        />
        <Area
          type="monotone"
          dataKey="revenue"
          name={names.revenue}
          stroke="var(--primary)"
          strokeWidth={2}
          fill="var(--primary-soft)"
          isAnimationActive={false}
        />
        {/* Read in the tooltip; on the axis of money its line would say nothing. */}
        <Area
          dataKey="orders"
          name={names.orders}
          stroke="none"
          fill="none"
          isAnimationActive={false}
          activeDot={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
