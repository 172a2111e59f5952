import { Link } from '@/components/ui/link';

interface BreadcrumbsProps {
  label: string;
  items: { name: string; href?: string; lang?: string }[];
}

/** Breadcrumbs; the last item is the page itself. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="py-2 text-sm text-muted md:py-3">
      <ol className="crumbs">
        {items.map(({ name, href, lang }) => (
          <li key={name} lang={lang}>
            {href ? (
              <Link href={href} className="inline-block py-0.5 hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
