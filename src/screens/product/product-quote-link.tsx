import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** On a card of a brand without a cart: a quote by WhatsApp that names product and pack. */
export function ProductQuoteLink({ title, pack }: { title: string; pack: string }) {
  const { t } = useTranslation('catalog');
  return (
    <a
      href={whatsappLink(t('quote.message', { title, pack }))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('quote.open', { title })}
      className={buttonStyle('primary', 'md', 'w-full max-sm:px-1 max-sm:text-sm max-sm:whitespace-nowrap')}
    >
      {/* No icon on a phone, where two cards are beside each other. */}
      <Icon name="whatsapp" className="size-5 max-sm:hidden" /> {t('quote.label')}
    </a>
  );
}
