import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { openModal } from '@/client/ui-store';

/**
 * Opens the product over the list. Visible on hover and on keyboard focus; not shown on touch screens, where the card
 * itself opens the page.
 */
export function QuickViewButton({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation('catalog');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('quickView.open', { title })}
      onClick={() => openModal('PRODUCT_VIEW', slug)}
      className={buttonStyle(
        'outline',
        'sm',
        'absolute bottom-3 z-1 opacity-0 transition-opacity group-hover/card:opacity-100 focus-visible:opacity-100 max-md:hidden [@media(hover:none)]:hidden',
      )}
    >
      {t('quickView.label')}
    </button>
  );
}
