import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** What a card offers where the brand has no cart: a quote by WhatsApp, product and pack already named. */
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
      {/* Two cards beside each other on a phone leave room for the words alone. */}
      <Icon name="whatsapp" className="size-5 max-sm:hidden" /> {t('quote.label')}
    </a>
  );
}
