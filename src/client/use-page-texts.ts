import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PageTexts } from './page-texts';

/**
 * Adds what a page brings of a text file that an earlier page brought in part. next-i18next itself adds only files that
 * it does not have.
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
