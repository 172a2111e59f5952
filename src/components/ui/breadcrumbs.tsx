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
        {items.map(({ name, href, lang }, index) => (
          <li key={name} lang={lang}>
            {href ? (
              // The first is home: few go back to it here, and its page is as heavy as two products.
              <Link href={href} prefetch={index > 0} className="inline-block py-0.5 hover:underline">
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
