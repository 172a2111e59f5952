import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface SectionProps {
  title: string;
  more?: { href: string; label: string };
  /** Shown between title and link, such as a countdown. */
  aside?: ReactNode;
  /** Longer on a phone than two rows of cards, for the estimated height below the fold. */
  tall?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, more, aside, tall, children }: SectionProps) {
  return (
    <section
      className={`below-fold py-7 md:py-10 md:[--intrinsic-height:76rem] lg:[--intrinsic-height:49rem] ${tall ? '[--intrinsic-height:125rem]' : '[--intrinsic-height:74rem]'}`}
    >
      <div className="wrap">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-5">
          <h2 className="text-[1.5rem] md:text-[1.875rem]">{title}</h2>
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
        {children}
      </div>
    </section>
  );
}
