import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { TICK, TOOLTIP } from './chart-style';

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
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        margin={{ top: 0, right: isRtl ? 0 : 36, bottom: 0, left: isRtl ? 36 : 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide reversed={isRtl} allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="name"
          orientation={isRtl ? 'right' : 'left'}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={cut}
          width={146}
          interval={0}
        />
        <Tooltip {...TOOLTIP} cursor={{ fill: 'var(--primary-soft)' }} />
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
      </BarChart>
    </ResponsiveContainer>
  );
}
