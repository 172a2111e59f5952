import type { FlatNamespace, ParseKeys } from 'i18next';

/** Every text of the shop by its file and key: `errors:INTERNAL`. */
export type TextKey = { [File in FlatNamespace]: `${File}:${ParseKeys<File>}` }[FlatNamespace];

type TextValues = Record<string, string | number | null | undefined>;

/**
 * A `t` that reads at least these texts, for functions that several components share. The component names the files, as
 * in `useTranslation(['checkout', 'errors'])`. As with `t` itself, a key that only the server knows comes with a
 * `defaultValue`.
 */
export type TextFunction<Key extends TextKey> = ((key: Key, values?: TextValues) => string) &
  ((key: string, values: TextValues & { defaultValue: string }) => string);
