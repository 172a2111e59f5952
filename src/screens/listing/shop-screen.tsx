import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StructuredData } from '@/shell/structured-data';
import { ProductList } from './product-list';

/** The whole catalogue. */
export function ShopScreen() {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  return (
    <>
      <StructuredData trail={[{ name: t('shop.title'), path: ROUTES.shop }]} />
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs.label')}
          items={[{ name: common('breadcrumbs.home'), href: '/' }, { name: t('shop.title') }]}
        />
      </div>
      <ProductList
        path={ROUTES.shop}
        meta={{ title: t('shop.title'), description: t('shop.description') }}
        heading={<h1 className="text-2xl md:text-3xl">{t('shop.title')}</h1>}
      />
    </>
  );
}
