import { MONEY_LOCALE } from '@config/commerce';

/** How every chart looks: the colours of the brand, by their roles. */
export const TICK = { fill: 'var(--muted)', fontSize: 12 } as const;
export const TOOLTIP = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    color: 'var(--ink)',
  },
  labelStyle: { color: 'var(--ink)', fontWeight: 700 },
  itemStyle: { color: 'var(--ink)' },
} as const;

const compact = new Intl.NumberFormat(MONEY_LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** Reais on an axis, short: `1,5 mil`. */
export const shortNumber = (value: number): string => compact.format(value);
