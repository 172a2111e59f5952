import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { readTextFile } from './read-text-file';

/**
 * Loads a text file that the page does not have: texts of a modal view, or of errors, are loaded when needed.
 * @returns true when `namespace` can be used; false while it loads, and without a network
 */
export function useNamespace(namespace: string): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [, setLoaded] = useState('');
  const ready = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (ready) return;
    let isGone = false;
    const load = async () => {
      const texts = await readTextFile(language, namespace);
      if (!texts || isGone) return;
      i18n.addResourceBundle(language, namespace, texts, true, true);
      setLoaded(`${language}:${namespace}`);
    };
    // Without a network nothing is shown, because `ready` is false; the file is requested again when there is one.
    const attempt = () => void load().catch(() => undefined);
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      isGone = true;
      window.removeEventListener('online', attempt);
    };
  }, [i18n, language, namespace, ready]);
  return ready;
}
