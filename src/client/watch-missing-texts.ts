import type { I18n } from 'next-i18next/pages';
import { IS_BUILT } from '@config/mode';
import { readTextFile } from './read-text-file';

/**
 * Loads the text file of a key that the page does not have; every file has all keys in every language. Until then the text is empty. Each file is requested once; after a network failure, again with the next missing key.
 * In development and tests a key that is missing in a loaded file is reported as an error.
 * @returns a function that stops it
 */
export function watchMissingTexts(i18n: I18n): () => void {
  const asked = new Set<string>();
  const load = async (language: string, file: string) => {
    asked.add(`${language}:${file}`);
    const texts = await readTextFile(language, file);
    // The file is the same for all brands: what the page has, which may be in the words of its brand, stays.
    if (texts) i18n.addResourceBundle(language, file, texts, true, false);
  };
  const onMissing = (_languages: readonly string[], file: string, key: string, shown?: string) => {
    // The caller gave a default text.
    if (shown !== undefined && shown !== key) return;
    const { language } = i18n;
    if (!IS_BUILT && i18n.hasResourceBundle(language, file))
      console.error(`No text ${file}:${key} in ${language}`);
    if (!asked.has(`${language}:${file}`))
      load(language, file).catch(() => asked.delete(`${language}:${file}`));
  };
  i18n.on('missingKey', onMissing);
  return () => i18n.off('missingKey', onMissing);
}
