import { useTranslation } from 'next-i18next/pages';
import { denialText } from '@/lib/texts/denial-text';

/** Why a payment was denied: the shop's text in the page's language, or the acquirer's text. */
export function DenialReason({ reason, className = '' }: { reason: string; className?: string }) {
  const { t, i18n } = useTranslation(['common', 'errors']);
  const { text, lang } = denialText(t, reason, i18n.language);
  return (
    <p lang={lang} dir="auto" className={`break-words ${className}`}>
      {text}
    </p>
  );
}
