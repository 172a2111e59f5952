import { createContext, useContext, useEffect, useMemo, useState, type ComponentType } from 'react';
import { createTextStore, type Texts, type TextStore } from './text-store';

/** A new object once a text came that was read before, so that the components that lacked it render again. */
const TextContext = createContext<{ i18n: TextStore } | null>(null);

interface AppProps {
  pageProps?: {
    _nextI18Next?: { initialLocale: string; initialI18nStore: Record<string, Record<string, Texts>> };
  };
}

/** Replaces `appWithTranslation` of next-i18next: stores the texts of all visited pages of the same language. */
export function appWithTranslation<Props extends object>(App: ComponentType<Props>) {
  return function AppWithTexts(props: Props & AppProps) {
    // A page without texts, such as a failed one, uses those of the last page.
    const page = props.pageProps?._nextI18Next;
    const [store, setStore] = useState(() => createTextStore(page?.initialLocale ?? 'en'));
    const [read, setRead] = useState<typeof page>(undefined);
    if (page && page !== read) {
      const { initialLocale: language, initialI18nStore } = page;
      const next = language === store.language ? store : createTextStore(language);
      for (const [file, texts] of Object.entries(initialI18nStore[language] ?? {}))
        next.addResourceBundle(language, file, texts, true, true, { silent: true });
      setRead(page);
      setStore(next);
    }
    const [changes, setChanges] = useState(0);
    useEffect(() => store.onAdded(() => queueMicrotask(() => setChanges((times) => times + 1))), [store]);
    const value = useMemo(() => ({ i18n: store }), [store, changes]);
    return (
      <TextContext value={value}>
        <App {...props} />
      </TextContext>
    );
  };
}

/** Replaces `useTranslation` of next-i18next: `t` of a file; texts of another one by `t('errors:NETWORK')`. */
export function useTranslation(file: string | readonly string[] = 'common') {
  const value = useContext(TextContext);
  if (!value) throw new Error('There are no texts outside of appWithTranslation');
  const { i18n } = value;
  return { t: i18n.reader(typeof file === 'string' ? file : (file[0] ?? 'common')), i18n };
}
