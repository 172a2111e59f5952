import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadMissing } from './load-missing';
import { createTextStore, type Texts, type TextStore } from './text-store';

export type { Texts, TextValues, Translate } from './text-store';

/** What a page brings of texts: one language, the files by name. Made on the server by `loadTexts`. */
export interface PageTexts {
  language: string;
  files: Record<string, Texts>;
  /** The document left out what the shop's own script of texts brings (config/shared-texts.js). */
  isRest?: boolean;
}

declare global {
  interface Window {
    __texts?: PageTexts['files'];
  }
}

/** Another object once texts came later, so that what shows them is rendered again. */
const TextContext = createContext<{ i18n: TextStore } | null>(null);

const DEFAULT_FILE = 'common';

interface TranslationProviderProps {
  /** Of the page that is shown; a page without texts, such as one that failed, goes on with those of the last one. */
  texts: PageTexts | undefined;
  children: ReactNode;
}

/** Keeps the texts of all pages seen so far, for as long as their language is spoken. */
export function TranslationProvider({ texts, children }: TranslationProviderProps) {
  const [store, setStore] = useState(() => createTextStore(texts?.language ?? 'en'));
  const [added, setAdded] = useState<PageTexts | null>(null);
  if (texts && texts !== added) {
    const next = texts.language === store.language ? store : createTextStore(texts.language);
    const files = { ...(texts.isRest && window.__texts), ...texts.files };
    for (const [file, content] of Object.entries(files)) next.add(file, content);
    setAdded(texts);
    setStore(next);
  }
  const [filled, setFilled] = useState(0);
  useEffect(() => loadMissing(store, () => setFilled((times) => times + 1)), [store]);
  // A new value tells the readers that texts came.
  const value = useMemo(() => ({ i18n: store }), [store, filled]);
  return <TextContext value={value}>{children}</TextContext>;
}

/**
 * The texts of a file, as `t`; another file's are reached by its name, `t('errors:NETWORK')`. A page brings its files
 * with it, others are loaded by `useNamespace`.
 * @param file of public/locales; of several the first one, the others are named for the reader
 */
export function useTranslation(file: string | readonly string[] = DEFAULT_FILE) {
  const value = useContext(TextContext);
  if (!value) throw new Error('There are no texts outside of TranslationProvider');
  const { i18n } = value;
  return { t: i18n.reader(typeof file === 'string' ? file : (file[0] ?? DEFAULT_FILE)), i18n };
}
