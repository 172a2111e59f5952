import { DEFAULT_LOCALE } from '@config/locales';
import { IS_BUILT } from '@config/mode';
import type { Texts, TextStore } from './text-store';

async function readFile(language: string, file: string): Promise<Texts | null> {
  const answer = await fetch(`/locales/${language}/${file}.json`);
  return answer.ok ? ((await answer.json()) as Texts) : null;
}

/** A text that a page asks for, of a file it brought, is a fault of the shop: development and tests hear of it. */
function report({ language, has }: TextStore, file: string, key: string) {
  if (!IS_BUILT && has(file)) console.error(`No text ${file}:${key} in ${language}`);
}

/**
 * Brings what a page asks for and did not bring: the whole file, and the default language's for what it lacks. Until
 * then the place stays empty. Each file is asked for once; a network that does not answer, again with the next key.
 * @param onTexts texts came, and what is shown can be read again
 * @returns how to stop
 */
export function loadMissing(store: TextStore, onTexts: () => void): () => void {
  const asked = new Set<string>();
  const load = async (file: string) => {
    asked.add(file);
    const own = await readFile(store.language, file);
    if (own) store.add(file, own);
    const fallback = store.language === DEFAULT_LOCALE ? null : await readFile(DEFAULT_LOCALE, file);
    if (fallback) store.addFallback(file, fallback);
    if (own || fallback) onTexts();
  };
  return store.onMissing((file, key) => {
    report(store, file, key);
    if (!asked.has(file)) load(file).catch(() => asked.delete(file));
  });
}
