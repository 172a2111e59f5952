import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { readListFilters } from '@/features/catalog/list/product-list-url';
import { ProductList } from './product-list';

/** What was searched for, as a list. */
export function SearchScreen() {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const { q, emOferta } = readListFilters(useRouter().query);
  const title = q ?? (emOferta ? t('search.offers') : t('search.title'));
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs.label')}
          items={[{ name: common('breadcrumbs.home'), href: '/' }, { name: t('search.title') }]}
        />
      </div>
      <ProductList
        path={ROUTES.search}
        endpoint="searchProducts"
        meta={{ title: q ? t('search.titleFor', { q }) : title, noindex: true }}
        heading={<h1 className="text-2xl break-words md:text-3xl">{title}</h1>}
      />
    </>
  );
}
