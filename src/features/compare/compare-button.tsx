import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/client/toast';
import { MAX_COMPARED, toggleCompared, useCompared } from './compare-store';

interface CompareButtonProps {
  productId: string;
  title: string;
  /** `icon` on cards, with a text on the product page. */
  variant?: 'icon' | 'text';
  className?: string;
}

/** Adds a product to the comparison; pressed while it is in it. */
export function CompareButton({ productId, title, variant = 'icon', className = '' }: CompareButtonProps) {
  const { t } = useTranslation('catalog');
  const isCompared = useCompared().includes(productId);
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={t('compare.toggle', { title })}
      onClick={() => {
        if (!toggleCompared(productId)) notify('error', t('compare.full', { count: MAX_COMPARED }));
      }}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded text-primary hover:bg-primary-soft aria-pressed:bg-primary aria-pressed:text-white ${className}`}
    >
      <Icon name="scales" className="size-6" />
      {variant === 'text' && <span className="pe-1 font-semibold">{t('compare.short')}</span>}
    </button>
  );
}
