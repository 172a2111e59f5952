import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { productPath } from '@config/routes';
import type { Product } from '@/contract/schemas/catalog';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { useUser } from '@/features/auth/session';
import { Reviews } from '@/features/catalog/reviews/reviews';
import { openModal } from '@/client/ui-store';

const Waiting = () => <Skeleton className="h-40 w-full rounded-lg" />;
const ReviewOwn = dynamic(() => import('@/features/catalog/reviews/review-own'), {
  ssr: false,
  loading: Waiting,
});

/**
 * Reviews of a product. A signed-in user may add one; a visitor is asked to sign in, with a return address. A brand that
 * quotes has no orders: no account of it could review.
 */
export function ProductReviews({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { status } = useUser();
  const hasOrders =
    process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled);
  const invite = (
    <div className="grid gap-3 print:hidden">
      <p>{t('reviews.invite')}</p>
      <Button
        tone="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => openModal('LOGIN_VIEW', { next: productPath(product.slug) })}
      >
        {t('reviews.signIn')}
      </Button>
    </div>
  );
  const own = (
    <WhenInViewport fallback={<Waiting />}>
      <ReviewOwn productId={product.id} />
    </WhenInViewport>
  );
  return <Reviews product={product} own={hasOrders && (status === 'signedIn' ? own : invite)} />;
}
