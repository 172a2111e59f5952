import { createContext, useContext, useEffect, useMemo, useState, type ComponentType } from 'react';
import { createTextStore, type Texts, type TextStore } from './text-store';

/** Another object once texts were added, so that what shows them is rendered again. */
const TextContext = createContext<{ i18n: TextStore } | null>(null);

interface AppProps {
  pageProps?: {
    _nextI18Next?: { initialLocale: string; initialI18nStore: Record<string, Record<string, Texts>> };
  };
}

/** Stands in for `appWithTranslation` of next-i18next: keeps the texts of all pages seen, while their language is. */
export function appWithTranslation<Props extends object>(App: ComponentType<Props>) {
  return function AppWithTexts(props: Props & AppProps) {
    // A page without texts, such as one that failed, goes on with those of the last one.
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

/** Stands in for `useTranslation` of next-i18next: `t` of a file; another one's texts by `t('errors:NETWORK')`. */
export function useTranslation(file: string | readonly string[] = 'common') {
  const value = useContext(TextContext);
  if (!value) throw new Error('There are no texts outside of appWithTranslation');
  const { i18n } = value;
  return { t: i18n.reader(typeof file === 'string' ? file : (file[0] ?? 'common')), i18n };
}
