import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { useRecentlySeen } from '@/features/catalog/recently-seen';
import { Section } from '@/features/catalog/section';
import { ProductGrid } from '@/screens/listing/product-grid';

/** One row of a wide screen. */
const SHOWN = 4;

function Cards({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const { data, error } = useQuery(
    endpointQuery('listProductCards', {
      query: { id: [...ids], locale: isLocale(locale) ? locale : undefined },
    }),
  );
  // No error is shown: without an answer, or without products that are still sold, the shelf is left out.
  if (error ?? data?.length === 0) return null;
  return (
    <Section holds="row" title={t('recentlySeen')}>
      {data ? <ProductGrid inRow products={data} /> : <Skeleton className="h-96 w-full rounded-lg" />}
    </Section>
  );
}

/** The products that were viewed last on this device, loaded in the viewport. Not rendered when there are none. */
export function ProductRecentlySeen({ exceptId }: { exceptId?: string }) {
  const ids = useRecentlySeen()
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN);
  if (ids.length === 0) return null;
  return (
    <WhenInViewport fallback={<div className="h-96" />}>
      <Cards ids={ids} />
    </WhenInViewport>
  );
}
