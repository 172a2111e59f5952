/** A file of texts: nested keys down to strings. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What stands in for the `{{names}}` of a text; `count` also chooses the plural form. */
export interface TextValues {
  /** Shown, filled in like a text, when there is none under the key. */
  defaultValue?: string;
  count?: number | undefined;
  [name: string]: string | number | null | undefined;
}

/** Gives the text of a key: `price.from`, or `errors:NETWORK` from another file. A key without a text gives itself. */
export type Translate = (key: string, values?: TextValues) => string;

const find = (texts: Texts | undefined, path: readonly string[]): string => {
  let found: string | Texts | undefined = texts;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** Adds to `texts` itself: every page brings the texts of the whole shop again, and copies cost a slow phone 4 ms. */
function extend(texts: Texts, added: Texts): Texts {
  for (const key in added) {
    const text = added[key];
    const before = texts[key];
    if (typeof text === 'object') texts[key] = extend(typeof before === 'object' ? before : {}, text);
    else if (text !== undefined && text !== before) texts[key] = text;
  }
  return texts;
}

const fillIn = (text: string, values: TextValues) =>
  text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * The texts of one language, in the format of i18next 4 (plural forms as `key_one`, `key_other`; `key_zero` for none,
 * in any language). It reads what the shop's files use of that format and nothing else; a test holds every text of
 * every file against i18next itself (ADR 0020).
 */
export function createTextStore(language: string) {
  const files = new Map<string, Texts>();
  let plural: Intl.PluralRules | undefined;
  const readers = new Map<string, Translate>();

  function read(file: string, key: string, count: number | undefined): string {
    const texts = files.get(file);
    const path = key.split('.');
    if (typeof count !== 'number') return find(texts, path);
    const form = (name: string) => find(texts, [...path.slice(0, -1), `${path.at(-1)}_${name}`]);
    return (
      (count === 0 && form('zero')) ||
      form((plural ??= new Intl.PluralRules(language)).select(count)) ||
      find(texts, path)
    );
  }

  return {
    language,
    has: (file: string) => files.has(file),
    /** Adds texts to a file; keys that are there already are replaced. */
    add(file: string, texts: Texts) {
      files.set(file, extend(files.get(file) ?? {}, texts));
    },
    remove: (file: string) => files.delete(file),
    /** The reader of a file: the same function for the same file, so that effects may depend on it. */
    reader(file: string): Translate {
      const known = readers.get(file);
      if (known) return known;
      const translate: Translate = (key, values = {}) => {
        const at = key.indexOf(':');
        const [from, name] = at < 0 ? [file, key] : [key.slice(0, at), key.slice(at + 1)];
        const { count, defaultValue } = values;
        return fillIn(read(from, name, count) || (defaultValue ?? name), values);
      };
      readers.set(file, translate);
      return translate;
    },
  };
}
