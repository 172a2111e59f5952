import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

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
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal: controller.signal });
      if (!answer.ok) return;
      i18n.addResourceBundle(language, namespace, await answer.json(), true, true);
      setLoaded(`${language}:${namespace}`);
    };
    // Without a network nothing is shown, because `ready` is false; the file is requested again when there is one.
    const attempt = () => void load().catch(() => undefined);
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      controller.abort();
      window.removeEventListener('online', attempt);
    };
  }, [i18n, language, namespace, ready]);
  return ready;
}
