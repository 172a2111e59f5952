import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';

/** The name of a pack in the language of the page, else in the language of the catalogue. */
export function PackText({ presentation }: { presentation: string }) {
  const { t, i18n } = useTranslation(['common']);
  const { name, lang } = packName(t, presentation, i18n.language);
  return <bdi lang={lang}>{name}</bdi>;
}
