import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { collectionPath, ROUTES } from '@config/routes';
import { collectionsQuery } from '@/features/catalog/list/product-list.queries';
import { CollectionTile } from '@/features/catalog/list/collection-tile';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TileSkeletons } from '@/features/content/tile-skeletons';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';

/** The published collections. */
export function CollectionsScreen() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const query = useQuery(collectionsQuery(locale));
  return (
    <>
      <PageMeta
        title={t('collections.title')}
        description={t('collections.description', { name: brand.name })}
        path={ROUTES.collections}
      />
      <StructuredData
        trail={[{ name: t('collections.title'), path: ROUTES.collections }]}
        list={query.data?.map(({ slug }) => collectionPath(slug))}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('collections.title') }]} />}
        title={t('collections.title')}
        lead={t('collections.lead')}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TileSkeletons count={6} />}>
          {(collections) =>
            collections.length === 0 ? (
              <p className="text-muted">{t('collections.empty')}</p>
            ) : (
              <section>
                {/* The tiles are headings of level 3: the list needs its own. */}
                <h2 className="sr-only">{t('collections.all')}</h2>
                <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
                  {collections.map((collection) => (
                    <li key={collection.id}>
                      <CollectionTile collection={collection} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          }
        </QueryContent>
      </PageBody>
    </>
  );
}
