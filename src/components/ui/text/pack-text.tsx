import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';

/** What a pack is called in the language of the page; in the catalogue's where it has no name in that one. */
export function PackText({ presentation }: { presentation: string }) {
  const { t, i18n } = useTranslation(['common']);
  const { name, lang } = packName(t, presentation, i18n.language);
  return <bdi lang={lang}>{name}</bdi>;
}
