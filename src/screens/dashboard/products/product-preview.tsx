import { textLang } from '@/lib/texts/text-lang';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Product } from '@/contract/schemas/catalog';
import { ProductDetails } from '@/features/catalog/product-details';
import { listProductSections } from '@/features/catalog/product-sections';
import { SectionLinks } from '@/features/catalog/section-links';
import { ProductBuyBox } from '@/screens/product/product-buy-box';

const ConsumptionCalculator = dynamic(() => import('@/features/catalog/calculator/consumption-calculator'), {
  ssr: false,
  loading: () => <Skeleton className="h-96 w-full rounded-lg" />,
});

/** The parts of the product's page with nothing that buys, asks, sends, counts or is remembered. */
export function DashboardProductPreview({ product }: { product: Product }) {
  const { t } = useTranslation(['manage-products', 'product', 'common']);
  const { displayInfo, categories, dose } = product;
  const [category] = categories;
  return (
    <div className="py-4">
      <div className="wrap">
        <Breadcrumbs
          label={t('common:breadcrumbs.label')}
          items={[
            ...(category ? [{ name: category.name }] : []),
            { name: displayInfo.title, lang: displayInfo.titleLang },
          ]}
        />
        <ProductBuyBox
          key={product.id}
          product={product}
          onSaleEnd={() => undefined}
          purchase={<Notice tone="info">{t('preview.noPurchase')}</Notice>}
        />
      </div>
      <div className="mt-8">
        <SectionLinks
          links={listProductSections(product)
            .filter((id) => id !== 'avaliacoes')
            .map((id) => ({ id, name: t(`product:sections.${id}`) }))}
        />
        <div className="wrap mt-8">
          <ProductDetails
            product={product}
            calculator={
              dose && (
                <ConsumptionCalculator
                  dose={dose}
                  doseLang={textLang(product.untranslated, 'doseLabels')}
                  variations={product.variations}
                  canBuyLinhaBranca
                  action={() => null}
                />
              )
            }
          />
        </div>
      </div>
    </div>
  );
}
