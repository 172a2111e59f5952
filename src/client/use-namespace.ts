import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

/**
 * Loads a text file that the page did not bring: texts of a modal view, or of errors, travel only when needed.
 * @returns true once `namespace` can be used; false also while the network does not give it
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
    // Without a network the keys stay hidden behind `ready`; they are asked for again once there is one.
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
