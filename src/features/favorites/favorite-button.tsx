import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { toggleFavorite, useIsFavorite } from './favorites-store';

interface FavoriteButtonProps {
  productId: string;
  title: string;
  /** Its name beside the icon, on the product's own page. */
  text?: string;
  className?: string;
}

/** Adds a product to the favourites; pressed while it is one. */
export function FavoriteButton({ productId, title, text, className = '' }: FavoriteButtonProps) {
  const { t } = useTranslation('catalog');
  const isFavorite = useIsFavorite(productId);
  const icon = isFavorite ? 'heart-fill' : 'heart';
  const label = t('favorite.toggle', { title });
  const toggle = () => toggleFavorite(productId);
  if (text)
    return (
      <button
        type="button"
        aria-pressed={isFavorite}
        onClick={toggle}
        className={buttonStyle('quiet', 'xs', className)}
      >
        <Icon name={icon} /> {text}
      </button>
    );
  return (
    <IconButton icon={icon} label={label} aria-pressed={isFavorite} onClick={toggle} className={className} />
  );
}
