import { isolate } from '@/lib/texts/isolate';

/** A file of texts: nested keys down to strings. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Values of the `{{names}}` of a text; `count` also selects the plural form. */
export interface TextValues {
  /** Shown, filled in like a text, when the key has none. */
  defaultValue?: string;
  count?: number | undefined;
  [name: string]: string | number | null | undefined;
}

/**
 * Returns the text of a key: `price.from`, or `errors:NETWORK` from another file. A key without a text gives an empty
 * text, because a key is of no use to a reader.
 */
export type Translate = (key: string, values?: TextValues) => string;

const find = (texts: Texts | undefined, path: readonly string[]): string => {
  let found: string | Texts | undefined = texts;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** Adds to `texts` in place: every page brings the texts of the whole shop again, and copies cost a slow phone 4 ms. */
function extend(texts: Texts, added: Texts, replaces: boolean): Texts {
  for (const key in added) {
    const text = added[key];
    const before = texts[key];
    if (typeof text === 'object')
      texts[key] = extend(typeof before === 'object' ? before : {}, text, replaces);
    else if (text !== undefined && (replaces || before === undefined)) texts[key] = text;
  }
  return texts;
}

/** Isolates a value as `config/i18n-options.ts` does for i18next. */
const fillIn = (text: string, values: TextValues, language: string) =>
  text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? '';
    if (!(name in values)) return placeholder;
    return typeof value === 'string' ? isolate(value, language) : String(value);
  });

export type TextStore = ReturnType<typeof createTextStore>;

/** Called with what no file had: `['en']`, `common`, `price.from`. */
type OnMissing = (languages: readonly string[], file: string, key: string) => void;

/**
 * The texts of one language, in the format of i18next 4 (plural forms as `key_one`, `key_other`; `key_zero` for none,
 * in any language). It reads only what the shop's files use of that format; a test compares every text of every file
 * with i18next (ADR 0020).
 */
export function createTextStore(language: string) {
  const files = new Map<string, Texts>();
  let plural: Intl.PluralRules | undefined;
  const readers = new Map<string, Translate>();
  /** Reported once there is a listener: texts are read while a page renders, when nothing may change yet. */
  const missing = new Map<string, [file: string, key: string]>();
  let tell: OnMissing | null = null;
  const added = new Set<() => void>();
  /** Files that were read for a text they do not have. */
  const incomplete = new Set<string>();

  function read(texts: Texts | undefined, key: string, count: number | undefined): string {
    const path = key.split('.');
    if (typeof count !== 'number') return find(texts, path);
    const form = (name: string) => find(texts, [...path.slice(0, -1), `${path.at(-1)}_${name}`]);
    return (
      (count === 0 && form('zero')) ||
      form((plural ??= new Intl.PluralRules(language)).select(count)) ||
      form('other') ||
      find(texts, path)
    );
  }

  function miss(file: string, key: string) {
    if (missing.has(`${file}:${key}`)) return;
    missing.set(`${file}:${key}`, [file, key]);
    tell?.([language], file, key);
  }

  return {
    language,
    hasResourceBundle: (wanted: string, file: string) => wanted === language && files.has(file),
    /** Adds texts to a file; with `overwrite` keys that are there already are replaced. */
    addResourceBundle(
      _language: string,
      file: string,
      texts: Texts,
      _deep = true,
      overwrite = true,
      { silent = false } = {},
    ) {
      files.set(file, extend(files.get(file) ?? {}, texts, overwrite));
      if (!silent && incomplete.delete(file)) added.forEach((listener) => listener());
    },
    /** Listens for every key without a text, once each, those of before included. */
    on(_event: 'missingKey', listener: OnMissing) {
      tell = listener;
      for (const [file, key] of missing.values()) listener([language], file, key);
    },
    off(_event: 'missingKey', listener: OnMissing) {
      if (tell === listener) tell = null;
    },
    /** Listens for texts that were read before they were added: what shows them renders again. @returns how to stop */
    onAdded(listener: () => void) {
      added.add(listener);
      return () => void added.delete(listener);
    },
    /** The reader of a file: the same function for the same file, so that effects may depend on it. */
    reader(file: string): Translate {
      const known = readers.get(file);
      if (known) return known;
      const translate: Translate = (key, values = {}) => {
        const at = key.indexOf(':');
        const [from, name] = at < 0 ? [file, key] : [key.slice(0, at), key.slice(at + 1)];
        const { count, defaultValue } = values;
        const text = read(files.get(from), name, count);
        if (!text) incomplete.add(from);
        if (!text && defaultValue === undefined) miss(from, name);
        return fillIn(text || (defaultValue ?? ''), values, language);
      };
      readers.set(file, translate);
      return translate;
    },
  };
}
