import type { Output } from '@/contract/contract';
import { TitledSection } from './titled-section';

interface BrandListProps {
  title: string;
  brands: Output<'listBrands'>;
}

/** The other brands of the company, as cards with links; not rendered when there is none. */
export function BrandList({ title, brands }: BrandListProps) {
  if (brands.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {brands.map(({ id, name, canonicalUrl, logo }) => (
          <li key={id}>
            <a
              href={canonicalUrl}
              className="grid h-full grid-cols-[minmax(0,1fr)] content-center justify-items-start gap-3 rounded-lg border border-line bg-raised p-5 transition-shadow hover:shadow-high"
            >
              <img
                src={logo}
                alt={name}
                width={172}
                height={44}
                loading="lazy"
                className="h-11 w-auto max-w-full object-contain"
              />
              <span dir="ltr" className="max-w-full wrap-anywhere text-muted underline">
                {new URL(canonicalUrl).host}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
