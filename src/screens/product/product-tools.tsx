import { useTranslation } from 'next-i18next/pages';
import { CompareButton } from '@/features/compare/compare-button';
import { FavoriteButton } from '@/features/favorites/favorite-button';

interface ProductToolsProps {
  product: { id: string; displayInfo: { title: string } };
  /** `card`: round buttons over the picture; on a phone only the heart. */
  variant: 'card' | 'page';
}

/** The buttons for favourite and compare. */
export function ProductTools({ product, variant }: ProductToolsProps) {
  const { t } = useTranslation('common');
  const { id, displayInfo } = product;
  const onPicture = 'rounded-full! bg-raised/90';
  return variant === 'card' ? (
    <>
      <FavoriteButton productId={id} title={displayInfo.title} className={onPicture} />
      <CompareButton productId={id} title={displayInfo.title} className={`${onPicture} max-md:hidden`} />
    </>
  ) : (
    <>
      <CompareButton
        productId={id}
        title={displayInfo.title}
        variant="text"
        className="px-[min(0.75rem,3vw)] text-[0.9375rem]"
      />
      <FavoriteButton productId={id} title={displayInfo.title} text={t('header.favorites')} />
    </>
  );
}
