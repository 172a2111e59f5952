import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { Notice } from '@/components/ui/notice';

/** Says that the text below is in Portuguese; not rendered on a Portuguese page. */
export function PortugueseNote({ lang = CATALOGUE_LOCALE }: { lang?: string }) {
  const { t } = useTranslation('content');
  const { locale } = useRouter();
  if (locale === CATALOGUE_LOCALE || lang !== CATALOGUE_LOCALE) return null;
  return <Notice className="max-w-[68ch]">{t('inPortuguese')}</Notice>;
}
