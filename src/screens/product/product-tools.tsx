import { CompareButton } from '@/features/compare/compare-button';
import { FavoriteButton } from '@/features/favorites/favorite-button';

interface ProductToolsProps {
  product: { id: string; displayInfo: { title: string } };
  /** `card`: round buttons over the picture, where a phone has room for the heart alone. */
  variant: 'card' | 'page';
}

/** Keeping a product, and putting it beside others. */
export function ProductTools({ product, variant }: ProductToolsProps) {
  const { id, displayInfo } = product;
  const onPicture = 'rounded-full! bg-raised/90';
  return variant === 'card' ? (
    <>
      <FavoriteButton productId={id} title={displayInfo.title} className={onPicture} />
      <CompareButton productId={id} title={displayInfo.title} className={`${onPicture} max-md:hidden`} />
    </>
  ) : (
    <>
      <CompareButton productId={id} title={displayInfo.title} variant="text" className="px-2" />
      <FavoriteButton productId={id} title={displayInfo.title} />
    </>
  );
}
