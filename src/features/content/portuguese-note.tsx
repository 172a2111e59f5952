import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { Notice } from '@/components/ui/notice';

/** Tells a reader of another language that the text below is in Portuguese; nothing when it is theirs. */
export function PortugueseNote({ lang = CATALOGUE_LOCALE }: { lang?: string }) {
  const { t } = useTranslation('content');
  const { locale } = useRouter();
  if (locale === CATALOGUE_LOCALE || lang !== CATALOGUE_LOCALE) return null;
  return <Notice className="max-w-[68ch]">{t('inPortuguese')}</Notice>;
}
