import { Link } from '@/components/ui/link';

interface BreadcrumbsProps {
  label: string;
  items: { name: string; href?: string; lang?: string }[];
}

/** Breadcrumbs; the last item is the page itself. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="py-2 text-sm text-muted md:py-3">
      <ol className="flex flex-wrap gap-x-1.5 gap-y-0.5">
        {items.map((item, index) => (
          <li key={item.name} className="flex gap-1.5" lang={item.lang}>
            {index > 0 && (
              <span aria-hidden="true" className="flip-rtl">
                ›
              </span>
            )}
            {item.href ? (
              <Link href={item.href} className="inline-block py-0.5 hover:underline">
                {item.name}
              </Link>
            ) : (
              <span aria-current="page" className="py-0.5">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
