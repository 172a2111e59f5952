import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { ShareActions } from '@/features/catalog/share-actions';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

interface ProductActionsProps {
  slug: string;
  title: string;
  /** What the chat with the shop begins with. */
  question: string;
}

/** Asking, sharing and printing: what can be done with a product besides buying it. */
export const ProductActions = memo(function ProductActions({ slug, title, question }: ProductActionsProps) {
  const { t } = useTranslation('product');
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <a
        href={whatsappLink(question)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('whatsapp', 'sm', 'grow')}
      >
        <Icon name="whatsapp" /> {t('details.askOnWhatsapp')}
      </a>
      <ShareActions slug={slug} title={title} />
      <button type="button" onClick={() => window.print()} className={buttonStyle('quiet', 'sm', 'grow')}>
        <Icon name="printer" /> {t('print')}
      </button>
    </div>
  );
});
