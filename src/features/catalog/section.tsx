import { Link } from '@/components/ui/link';
import { Activity, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface SectionProps {
  title: string;
  more?: { href: string; label: string };
  /** Shown between title and link, such as a countdown. */
  aside?: ReactNode;
  /** What it holds, for the estimated height below the fold: on a phone, a row is one line of cards. */
  holds?: keyof typeof HEIGHT;
  /** How many cards of four there are, 1 or 2: on a wide screen the title stands beside them. */
  beside?: 1 | 2;
  children: ReactNode;
}

const BESIDE = {
  1: 'lg:grid lg:grid-cols-[3fr_1fr] lg:items-center lg:gap-5',
  2: 'lg:grid lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-5',
};

/** As measured on the demo, without the padding (e2e/layout/below-fold.spec.ts). */
const HEIGHT = {
  grid: '[--intrinsic-height:64rem] md:[--intrinsic-height:40rem]',
  row: '[--intrinsic-height:36rem] md:[--intrinsic-height:40rem]',
  lines: '[--intrinsic-height:44rem] md:[--intrinsic-height:29rem] lg:[--intrinsic-height:21rem]',
};

/** A titled part of a page. */
export function Section({ title, more, aside, holds = 'grid', beside, children }: SectionProps) {
  return (
    <section className={`below-fold py-7 md:py-10 ${HEIGHT[holds]}`}>
      <div className={`wrap ${beside ? BESIDE[beside] : ''}`}>
        <div
          className={`mb-4 flex flex-wrap items-end gap-x-4 gap-y-2 md:mb-5 ${beside ? 'lg:flex-col lg:items-start lg:gap-6' : ''}`}
        >
          <h2
            className={`seam text-[1.5rem] md:text-[1.875rem] ${beside ? 'lg:text-5xl' : ''} ${aside ? '' : 'max-md:flex-[1_1_10rem]'}`}
          >
            {title}
          </h2>
          {aside}
          {more && (
            <Link
              href={more.href}
              className="ms-auto inline-flex min-h-11 items-center gap-1.5 font-bold text-primary hover:underline"
            >
              {more.label}
              <Icon name="arrow-right" className="size-4" mirrored />
            </Link>
          )}
        </div>
        {/* Hydrated by itself, when the browser has time or someone touches it (ADR 0065). */}
        <Activity>{children}</Activity>
      </div>
    </section>
  );
}
