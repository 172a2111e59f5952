import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { newsPath } from './news-path';

interface SpeciesFilterProps {
  options: { species: string; count: number }[];
  total: number;
  /** Null for all. */
  selected: string | null;
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded border px-4 font-semibold aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white border-line bg-raised text-ink hover:border-primary';

/** Species as links that filter the news; the filter is in the address. */
export function SpeciesFilter({ options, total, selected }: SpeciesFilterProps) {
  const { t } = useTranslation('content');
  const link = (species: string | null, label: string, count: number) => (
    <li key={species ?? ''}>
      <Link
        href={newsPath({ species })}
        shallow
        scroll={false}
        aria-current={selected === species ? 'true' : undefined}
        className={chip}
      >
        {label}
        <bdi dir="ltr" className="text-sm opacity-80">
          {count}
        </bdi>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('news.filter')}>
      <ul className="flex flex-wrap gap-2">
        {link(null, t('news.all'), total)}
        {options.map(({ species, count }) =>
          link(species, t(`species.${species}`, { defaultValue: species }), count),
        )}
      </ul>
    </nav>
  );
}
