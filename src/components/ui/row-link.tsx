import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';

interface RowLinkProps {
  href: string;
  /** A shallow navigation: the details open beside the table. */
  inPlace?: boolean;
  children: ReactNode;
}

/** The link of a table's row: the whole row is clickable, with one tab stop. */
export function RowLink({ href, inPlace, children }: RowLinkProps) {
  return (
    <Link
      href={href}
      shallow={inPlace}
      scroll={inPlace ? false : undefined}
      data-row-link
      className="inline-flex min-h-11 items-center font-bold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary max-lg:min-h-0"
    >
      {children}
    </Link>
  );
}
