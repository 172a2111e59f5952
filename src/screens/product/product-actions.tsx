import { memo, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { ShareActions } from '@/features/catalog/share-actions';
import { WhatsappAsk } from '@/shell/contact/whatsapp-ask';

interface ProductActionsProps {
  slug: string;
  title: string;
  /** The first message of the chat with the shop; null where another button of the page leads to it. */
  question: string | null;
  /** Other actions, such as favourite or compare. */
  tools?: ReactNode;
}

/** Ask, share and print a product. */
export const ProductActions = memo(function ProductActions({
  slug,
  title,
  question,
  tools,
}: ProductActionsProps) {
  const { t } = useTranslation('product');
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {question !== null && (
        <WhatsappAsk message={question} className="grow">
          {t('details.askOnWhatsapp')}
        </WhatsappAsk>
      )}
      <ShareActions slug={slug} title={title} />
      <button type="button" onClick={() => window.print()} className={buttonStyle('quiet', 'sm', 'grow')}>
        <Icon name="printer" /> {t('print')}
      </button>
      {tools}
    </div>
  );
});
