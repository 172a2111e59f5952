import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/components/ui/icon-button';
import { toggleFavorite, useIsFavorite } from './favorites-store';

interface FavoriteButtonProps {
  productId: string;
  title: string;
  className?: string;
}

/** Adds a product to the favourites; pressed while it is one. */
export function FavoriteButton({ productId, title, className = '' }: FavoriteButtonProps) {
  const { t } = useTranslation('catalog');
  const isFavorite = useIsFavorite(productId);
  return (
    <IconButton
      icon={isFavorite ? 'heart-fill' : 'heart'}
      label={t('favorite.toggle', { title })}
      aria-pressed={isFavorite}
      onClick={() => toggleFavorite(productId)}
      className={className}
    />
  );
}
