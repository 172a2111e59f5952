import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenNear } from '@/components/ui/when-near';
import { useRecentlySeen } from '@/features/catalog/recently-seen';
import { Section } from '@/features/catalog/section';
import { ProductGrid } from '@/screens/listing/product-grid';

/** As many as stand in one row of a wide screen. */
const SHOWN = 4;

function Cards({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const { data, error } = useQuery(
    endpointQuery('listProductCards', {
      query: { id: [...ids], locale: isLocale(locale) ? locale : undefined },
    }),
  );
  // A shelf is no reason to complain: without an answer, or without products that are still sold, there is none.
  if (error ?? data?.length === 0) return null;
  return (
    <Section title={t('recentlySeen')}>
      {data ? <ProductGrid products={data} /> : <Skeleton className="h-96 w-full rounded-lg" />}
    </Section>
  );
}

/** What was looked at last on this device, loaded when scrolled near. Nothing where nothing was. */
export function ProductRecentlySeen({ exceptId }: { exceptId?: string }) {
  const ids = useRecentlySeen()
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN);
  if (ids.length === 0) return null;
  return (
    <WhenNear fallback={<div className="h-96" />}>
      <Cards ids={ids} />
    </WhenNear>
  );
}
