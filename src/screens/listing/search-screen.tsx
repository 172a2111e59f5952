import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { asksForNothing, readListFilters } from '@/features/catalog/list/product-list-url';
import { ProductList } from './product-list';

const SearchStart = dynamic(() => import('./search-start').then((module) => module.SearchStart));

/** The results of a search, as a list; where nothing is asked for yet, the page to search from. */
export function SearchScreen() {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const filters = readListFilters(useRouter().query);
  const { q, emOferta } = filters;
  const title = q ? t('search.titleFor', { q }) : t(emOferta ? 'search.offers' : 'search.title');
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs.label')}
          items={[{ name: common('breadcrumbs.home'), href: '/' }, { name: t('search.title') }]}
        />
      </div>
      {asksForNothing(filters) ? (
        <SearchStart />
      ) : (
        <ProductList
          path={ROUTES.search}
          endpoint="searchProducts"
          meta={{ title, noindex: true }}
          heading={<h1 className="text-2xl break-words md:text-3xl">{title}</h1>}
        />
      )}
    </>
  );
}
