import { useEffect, useRef, useState } from 'react';
import UPlot, { type AlignedData, type Options } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { MONEY_LOCALE } from '@config/commerce';
import { formatBRL } from '@/lib/money';

interface SalesDay {
  /** As it is shown. */
  day: string;
  /** Reais. */
  revenue: number;
  orders: number;
}

interface SalesChartProps {
  /** Oldest first. */
  days: readonly SalesDay[];
  names: { revenue: string; orders: string };
  /** Time runs from right to left. */
  isRtl: boolean;
}

/** What the pointer is over: the place in `days`, and where its bar stands, in pixels from the left of the chart. */
interface Pointed {
  at: number;
  left: number;
}

/** Sides of a chart, as uPlot numbers them. */
const RIGHT = 1;
const LEFT = 3;
/** Pixels of an axis of prices, and of the widest name of a day. */
const PRICE_WIDTH = 64;
const DAY_SPACE = 56;
/** A bar takes so much of its day, and so many pixels at most. */
const BAR_SIZE: [number, number] = [0.8, 40];

const compact = new Intl.NumberFormat(MONEY_LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** The colours and the font of the brand: a canvas knows no variables. */
function readLook(element: Element) {
  const style = getComputedStyle(element);
  const colour = (role: string) => style.getPropertyValue(`--${role}`);
  return {
    text: colour('muted'),
    line: colour('line'),
    bar: colour('primary'),
    font: `12px ${style.fontFamily}`,
  };
}

function optionsOf(
  box: HTMLElement,
  { days, isRtl, onPoint }: Omit<SalesChartProps, 'names'> & { onPoint: (pointed: Pointed | null) => void },
): Options {
  const look = readLook(box);
  const axis = { stroke: look.text, font: look.font, ticks: { show: false } };
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    legend: { show: false },
    // The place of a day in the list, so that the same day of two years is two days.
    scales: {
      x: { time: false, dir: isRtl ? -1 : 1, range: [-0.5, days.length - 0.5] },
      y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        border: { show: true, stroke: look.line, width: 1 },
        space: DAY_SPACE,
        incrs: [1, 2, 5, 7, 14, 30, 60, 90],
        values: (_plot, places) => places.map((place) => days[place]?.day ?? ''),
      },
      {
        ...axis,
        side: isRtl ? RIGHT : LEFT,
        size: PRICE_WIDTH,
        grid: { stroke: look.line, width: 1 },
        // Reais, short: `1,5 mil`.
        values: (_plot, prices) => prices.map((reais) => compact.format(reais)),
      },
    ],
    series: [{}, { fill: look.bar, paths: UPlot.paths.bars?.({ size: BAR_SIZE }), points: { show: false } }],
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    hooks: {
      setCursor: [
        ({ cursor: { idx, left = -1 }, over }) =>
          onPoint(idx == null || left < 0 ? null : { at: idx, left: over.offsetLeft + left }),
      ],
    },
  };
}

/** What was sold day by day, as bars; what a bar stands for is told beside the pointer. */
export function SalesChart({ days, names, isRtl }: SalesChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const data: AlignedData = [days.map((_day, at) => at), days.map(({ revenue }) => revenue)];
    const chart = new UPlot(optionsOf(element, { days, isRtl, onPoint: setPointed }), data, element);
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [days, isRtl]);
  const day = pointed && days[pointed.at];
  return (
    // Left-to-right inside in every language: the chart mirrors itself.
    <div aria-hidden="true" dir="ltr" className="relative h-full">
      <div ref={box} className="h-full" />
      {day && (
        <dl
          className="pointer-events-none absolute top-0 rounded border border-line bg-raised p-3 whitespace-nowrap shadow-low"
          style={{ left: `clamp(0px, calc(${pointed.left}px - 4rem), calc(100% - 9rem))` }}
        >
          <dt className="font-bold">{day.day}</dt>
          <dd>
            {names.revenue}: {formatBRL(day.revenue)}
          </dd>
          <dd>
            {names.orders}: {day.orders}
          </dd>
        </dl>
      )}
    </div>
  );
}
