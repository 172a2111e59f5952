import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath } from '@config/routes';
import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { soldProductsQuery } from './representative.queries';
import { SalesList, useSalesFilters } from './sales-list';

/** The products of the shop, every pack with price and stock, for representatives. */
export function SoldProductList() {
  const { t } = useTranslation('dashboard');
  const { locale } = useRouter();
  const { q, page } = useSalesFilters();
  const answer = useQuery(soldProductsQuery(q, page, isLocale(locale) ? locale : undefined));
  return (
    <SalesList
      path={DASHBOARD_ROUTES.ownProducts}
      searchLabel={t('sales.findProduct')}
      answer={answer}
      keyOf={({ id }) => id}
    >
      {(product) => (
        <>
          <h2 className="text-lg">
            <Link
              href={productPath(product.slug)}
              lang={product.displayInfo.titleLang}
              className="inline-block py-1 hover:underline"
            >
              {product.displayInfo.title}
            </Link>
          </h2>
          <ul className="grid gap-1">
            {product.variations.map((variation) => (
              <li key={variation.id} className="flex flex-wrap justify-between gap-x-4">
                <PackText presentation={variation.presentation} />
                <span className="flex flex-wrap gap-x-4">
                  <span className={variation.stock > 0 ? 'text-muted' : 'font-semibold text-sale'}>
                    {variation.stock > 0 ? t('sales.stock', { count: variation.stock }) : t('sales.noStock')}
                  </span>
                  <Money value={variation.salePrice ?? variation.price} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SalesList>
  );
}
