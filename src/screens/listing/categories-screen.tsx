import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { categoryPath, ROUTES } from '@config/routes';
import { categoriesQuery } from '@/features/catalog/list/product-list.queries';
import { CategoryTile } from '@/features/catalog/list/category-tile';
import { groupBySpecies } from '@/features/content/category-groups';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TileSkeletons } from '@/features/content/tile-skeletons';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';

/** Every category, by species, in the order of the menu. */
export function CategoriesScreen() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const query = useQuery(categoriesQuery(locale));
  return (
    <>
      <PageMeta
        title={t('categories.title')}
        description={t('categories.description', { name: brand.name })}
        path={ROUTES.categories}
      />
      <StructuredData
        trail={[{ name: t('categories.title'), path: ROUTES.categories }]}
        list={query.data?.map(({ slug }) => categoryPath(slug))}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('categories.title') }]} />}
        title={t('categories.title')}
        lead={t('categories.lead')}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TileSkeletons count={9} />}>
          {(categories) =>
            categories.length === 0 ? (
              <p className="text-muted">{t('categories.empty')}</p>
            ) : (
              // A species with one category gets no row of its own.
              <div className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-5 lg:grid-cols-5">
                {groupBySpecies(categories).map((group) => (
                  <section
                    key={group.species}
                    className={`grid gap-4 ${group.categories.length > 1 ? 'col-span-full' : 'content-end'}`}
                  >
                    <h2 className="text-[1.375rem]">
                      {t(`species.${group.species}`, { defaultValue: group.species })}
                    </h2>
                    <ul
                      className={
                        group.categories.length > 1
                          ? 'grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-5 lg:grid-cols-5'
                          : 'grid'
                      }
                    >
                      {group.categories.map((category) => (
                        <li key={category.id}>
                          <CategoryTile category={category} />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            )
          }
        </QueryContent>
      </PageBody>
    </>
  );
}
