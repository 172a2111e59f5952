import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { searchPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import type { ProductList } from '@/contract/schemas/catalog';
import { buttonStyle } from '@/components/ui/button-style';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { CategoryTile } from '@/features/catalog/list/category-tile';
import type { ListFilters } from '@/features/catalog/list/product-list-url';
import { useActiveFilters } from '@/features/catalog/list/use-active-filters';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { opensElsewhere } from '@/lib/browser/opens-elsewhere';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';

interface ProductListEmptyProps {
  filters: ListFilters;
  list: ProductList;
  hrefOf: (change: Partial<ListFilters>) => string;
  onChange: (change: Partial<ListFilters>) => void;
}

const BEST_SELLERS = 6;
const CATEGORIES = 6;

const placeOf = ({ slug }: { slug: string }, similar: readonly string[]) =>
  similar.includes(slug) ? similar.indexOf(slug) : similar.length;

/** The categories that are most similar to the text first. */
const similarFirst = <Category extends { slug: string }>(
  categories: readonly Category[],
  similar: readonly string[],
) => [...categories].sort((one, other) => placeOf(one, similar) - placeOf(other, similar));

/** An empty list: the search text and suggestions how to go on. */
export function ProductListEmpty({ filters, list, hrefOf, onChange }: ProductListEmptyProps) {
  const { t } = useTranslation('search');
  const { locale } = useRouter();
  const language = isLocale(locale) ? locale : undefined;
  const active = useActiveFilters(filters, list.facets);
  const categories = useQuery(endpointQuery('listCategories', { query: { locale: language } }));
  const best = useQuery(
    endpointQuery('listTopSellers', { query: { locale: language, limit: BEST_SELLERS } }),
  );
  const { q } = filters;
  const isFiltered = active.length > 0;
  return (
    <div className="grid gap-8">
      <section className="grid gap-4 rounded-lg border border-line bg-raised p-5 md:p-7">
        <h2 className="text-xl break-words">
          {q ? t('empty.forText', { q }) : isFiltered ? t('empty.filtered') : t('empty.nothing')}
        </h2>
        {q && list.suggestion && (
          <p>
            {t('corrected.didYouMean')}{' '}
            <ButtonLink href={searchPath({ q: list.suggestion })} tone="outline" size="sm" lang="pt-BR">
              {list.suggestion}
            </ButtonLink>
          </p>
        )}
        <p className="max-w-prose">
          {isFiltered ? t('empty.hintFilters') : q ? t('empty.hintText') : t('empty.hintNothing')}
        </p>
        {isFiltered && (
          <ul className="flex flex-wrap gap-2">
            {active.map(({ key, label, without }) => (
              <li key={key}>
                <ButtonLink
                  tone="outline"
                  size="sm"
                  prefetch={false}
                  href={hrefOf(without)}
                  onClick={(event) => {
                    if (opensElsewhere(event)) return;
                    event.preventDefault();
                    onChange(without);
                  }}
                >
                  {t('empty.without', { filter: label })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a
            href={whatsappLink(q ? t('empty.askFor', { q }) : t('empty.askPlain'))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('whatsapp', 'sm')}
          >
            <Icon name="whatsapp" /> {t('empty.ask')}
          </a>
        </p>
      </section>
      {!!categories.data?.length && (
        <section>
          <h2 className="mb-4 text-xl">{t('empty.categories')}</h2>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-5">
            {similarFirst(categories.data, list.reading?.near ?? [])
              .slice(0, CATEGORIES)
              .map((category) => (
                <li key={category.id}>
                  <CategoryTile category={category} />
                </li>
              ))}
          </ul>
        </section>
      )}
      {(best.isLoading || !!best.data?.length) && (
        <section>
          <h2 className="mb-4 text-xl">{t('empty.bestSellers')}</h2>
          {best.data ? (
            <ProductGrid products={best.data} columns={3} />
          ) : (
            <ProductGridSkeleton count={BEST_SELLERS} />
          )}
        </section>
      )}
    </div>
  );
}
