import { Link } from '@/components/ui/link';
import { buttonStyle } from './button-style';

interface PaginationProps {
  /** The current page; the last one when several are shown below each other. */
  page: number;
  /** The first shown page; `page` when left out. */
  firstPage?: number;
  pageCount: number;
  /** Address of a page, with all filters preserved. */
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Real page links: previous, the pages around this one, next. Nothing for a single page. */
export function Pagination({ page, firstPage = page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  );
  return (
    <nav aria-label={labels.nav} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {firstPage > 1 && (
        <Link href={hrefOf(firstPage - 1)} rel="prev" className={buttonStyle('outline', 'sm')}>
          {labels.previous}
        </Link>
      )}
      {pages.map((candidate) => (
        <Link
          key={candidate}
          href={hrefOf(candidate)}
          aria-label={labels.page(candidate)}
          aria-current={candidate === page ? 'page' : undefined}
          className={buttonStyle(candidate === page ? 'primary' : 'quiet', 'sm')}
        >
          {candidate}
        </Link>
      ))}
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" className={buttonStyle('outline', 'sm')}>
          {labels.next}
        </Link>
      )}
    </nav>
  );
}
