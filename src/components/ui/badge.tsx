import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'info' | 'sale' | 'primary' | 'accent';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-tile text-muted',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
  sale: 'bg-sale-soft text-sale',
  primary: 'bg-primary text-white',
  accent: 'bg-accent text-accent-ink',
};

/** A short status label. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold [td_&]:whitespace-nowrap print:p-0 print:text-[length:inherit] ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
