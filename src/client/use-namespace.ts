import { useQuery } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { REQUEST_TIMEOUT_MS } from '@config/commerce';

type Texts = Record<string, unknown>;

async function fetchTexts(language: string, namespace: string): Promise<Texts> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Texts ${language}/${namespace}: ${answer.status}`);
  return (await answer.json()) as Texts;
}

/** The texts join those that the page brought; a page change may make a new store, so this asks every time. */
function keepTexts(i18n: I18n, namespace: string, texts: Texts) {
  if (!i18n.hasResourceBundle(i18n.language, namespace)) i18n.addResourceBundle(i18n.language, namespace, texts);
}

/**
 * Texts for what opens over any page, such as a modal: a page brings its own namespaces only. Loaded as the
 * specification says (section 7): locale folder, language, namespace, json.
 * @returns `ready` when every text can be shown
 */
export function useNamespace(namespace: string): { ready: boolean; failed: boolean; retry: () => void } {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const isThere = i18n.hasResourceBundle(language, namespace);
  const { data, isError, refetch } = useQuery({
    queryKey: ['texts', language, namespace],
    queryFn: () => fetchTexts(language, namespace),
    enabled: !isThere,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 2,
  });
  if (data) keepTexts(i18n, namespace, data);
  return { ready: isThere || !!data, failed: !isThere && isError, retry: () => void refetch() };
}
