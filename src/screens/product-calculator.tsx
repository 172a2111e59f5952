import { textLang } from '@/lib/text-lang';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { hasPermission } from '@config/permissions';
import type { Product, ProductCard } from '@/contract/schemas/catalog';
import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenNear } from '@/components/ui/when-near';
import { useSelf } from '@/features/auth/session';
import type { Consumption } from '@/features/catalog/consumption';

const Waiting = () => <Skeleton className="h-96 w-full rounded-lg" />;
const loadPlannedPacks = () => import('./planned-packs').then((module) => module.PlannedPacks);
const PlannedPacks = dynamic(loadPlannedPacks, { ssr: false });
const ConsumptionCalculator = dynamic(
  () => {
    // Shown with the first result: asked for at the same time.
    loadPlannedPacks().catch(() => undefined);
    return import('@/features/catalog/consumption-calculator');
  },
  { ssr: false, loading: Waiting },
);

/** The calculator of a product with a dose, its result one tap from the cart. */
export function ProductCalculator({
  product,
}: {
  product: ProductCard & Pick<Product, 'dose' | 'untranslated'>;
}) {
  const { t } = useTranslation('product');
  const user = useSelf();
  if (!product.dose) return null;

  const action = ({ plan }: Consumption) => {
    if (!brand.cartEnabled || product.saleClass === 'restrito') return null;
    const wanted = plan.packs.flatMap(({ id, count }) => {
      const variation = product.variations.find((candidate) => candidate.id === id);
      return variation ? [{ variation, count }] : [];
    });
    if (wanted.some(({ variation, count }) => count > Math.min(variation.stock, MAX_LINE_QUANTITY))) {
      return <p>{t('calculator.over')}</p>;
    }
    // Another plan begins with its own numbers.
    const key = wanted.map(({ variation, count }) => `${variation.id} ${count}`).join();
    return <PlannedPacks key={key} product={product} planned={wanted} />;
  };

  return (
    <WhenNear fallback={<Waiting />}>
      <ConsumptionCalculator
        dose={product.dose}
        doseLang={textLang(product.untranslated, 'doseLabels')}
        variations={product.variations}
        canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
        action={action}
      />
    </WhenNear>
  );
}
