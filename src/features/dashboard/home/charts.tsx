import type { ComponentProps } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { MONEY_LOCALE } from '@config/commerce';
import { formatBRL } from '@/lib/money';

/** How every chart looks: the colours of the brand, by their roles. */
const TICK = { tick: { fill: 'var(--muted)', fontSize: 12 }, tickLine: false } as const;
const TOOLTIP = {
  cursor: { fill: 'var(--primary-soft)' },
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    color: 'var(--ink)',
  },
  labelStyle: { color: 'var(--ink)', fontWeight: 700 },
  itemStyle: { color: 'var(--ink)' },
} as const;

/** Bars in the box around them. */
const Bars = (props: ComponentProps<typeof BarChart>) => (
  <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
    <BarChart {...props} accessibilityLayer={false} />
  </ResponsiveContainer>
);

interface CountChartProps {
  bars: readonly { name: string; count: number }[];
  /** What is counted. */
  countName: string;
  /** Bars grow from right to left. */
  isRtl: boolean;
}

const MAX_NAME = 20;
const cut = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);

/** How many of each, as bars beside their names. */
export function CountChart({ bars, countName, isRtl }: CountChartProps) {
  return (
    <Bars
      data={[...bars]}
      layout="vertical"
      margin={{ top: 0, right: isRtl ? 0 : 36, bottom: 0, left: isRtl ? 36 : 0 }}
    >
      <XAxis type="number" hide reversed={isRtl} allowDecimals={false} />
      <YAxis
        {...TICK}
        type="category"
        dataKey="name"
        orientation={isRtl ? 'right' : 'left'}
        axisLine={false}
        tickFormatter={cut}
        width={146}
        interval={0}
      />
      <Tooltip {...TOOLTIP} />
      <Bar
        dataKey="count"
        name={countName}
        fill="var(--primary)"
        // On a reversed axis the end of a bar is on its right, too.
        radius={[0, 4, 4, 0]}
        maxBarSize={22}
        isAnimationActive={false}
      >
        <LabelList dataKey="count" position="right" fill="var(--ink)" fontSize={12} />
      </Bar>
    </Bars>
  );
}

interface SalesChartProps {
  /** Oldest first; `day` as it is shown, `revenue` in reais. */
  days: readonly { day: string; revenue: number; orders: number }[];
  names: { revenue: string; orders: string };
  /** Time runs from right to left. */
  isRtl: boolean;
}

/** More days than these stand without a gap between them. */
const MANY_DAYS = 120;
const compact = new Intl.NumberFormat(MONEY_LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** What was sold day by day. */
export function SalesChart({ days, names, isRtl }: SalesChartProps) {
  const nameOf = (at: unknown) => days[Number(at)]?.day ?? '';
  const bar = { stackId: 'day', isAnimationActive: false } as const;
  return (
    <Bars
      // The same day of two years is two days: the place tells them apart.
      data={days.map((day, at) => ({ ...day, at }))}
      margin={{ top: 8, right: 12, bottom: 0, left: 12 }}
      barCategoryGap={days.length > MANY_DAYS ? 0 : '20%'}
    >
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis
        {...TICK}
        dataKey="at"
        reversed={isRtl}
        stroke="var(--line)"
        minTickGap={28}
        interval="preserveStartEnd"
        tickFormatter={nameOf}
      />
      <YAxis
        {...TICK}
        orientation={isRtl ? 'right' : 'left'}
        axisLine={false}
        // Reais, short: `1,5 mil`.
        tickFormatter={(reais: number) => compact.format(reais)}
        width={60}
      />
      <Tooltip
        {...TOOLTIP}
        labelFormatter={nameOf}
        formatter={(value, name) => [
          name === names.revenue ? formatBRL(Number(value)) : String(value),
          String(name),
        ]}
      />
      <Bar {...bar} dataKey="revenue" name={names.revenue} fill="var(--primary)" maxBarSize={40} />
      {/* Read in the tooltip; beside money its bar would say nothing. */}
      <Bar {...bar} dataKey="orders" name={names.orders} fill="none" />
    </Bars>
  );
}
