import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PageTexts } from './page-texts';

/**
 * Adds texts of a page to a text file that an earlier page had in part. next-i18next adds only files that it does not
 * have yet.
 */
export function usePageTexts(texts: PageTexts | undefined): void {
  const { i18n } = useTranslation();
  const [read, setRead] = useState<PageTexts | undefined>();
  if (!texts || texts === read) return;
  for (const [language, files] of Object.entries(texts.initialI18nStore))
    for (const [file, content] of Object.entries(files))
      i18n.addResourceBundle(language, file, content, true, true, { silent: true });
  setRead(texts);
}
