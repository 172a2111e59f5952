import { useTranslation } from 'next-i18next/pages';
import { memo, type ComponentProps } from 'react';
import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';

const Place = () => <Skeleton className="h-44 w-full" />;
const ProductFreightQuote = dynamic(() => import('./product-freight-quote'), {
  ssr: false,
  loading: lazyPlace(Place),
});

/** The freight calculator of a product page; its code is loaded when it is in the viewport. */
export const ProductFreight = memo(function ProductFreight(
  props: ComponentProps<typeof ProductFreightQuote>,
) {
  const { t } = useTranslation('catalog');
  return (
    <section
      aria-label={t('freight.title')}
      className="grid gap-3 rounded-lg border border-line bg-raised px-4 py-3.5"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-bold">
        <Icon name="truck" /> {t('freight.title')}
      </h2>
      <div className="min-h-44">
        <WhenInViewport fallback={<Place />}>
          <ProductFreightQuote {...props} />
        </WhenInViewport>
      </div>
    </section>
  );
});
