import { readdirSync, readFileSync } from 'node:fs';

interface TextTree {
  [key: string]: string | string[] | TextTree | TextTree[] | number;
}

function flatten(tree: TextTree[string], path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as TextTree;

/** Every text of the interface in a language, as `file:key` and text. */
export const readInterfaceTexts = (locale: string): [string, string][] =>
  readdirSync(`public/locales/${locale}`).flatMap((name) =>
    flatten(read(`public/locales/${locale}/${name}`), '').map(([key, text]): [string, string] => [
      `${name.slice(0, -5)}:${key}`,
      text,
    ]),
  );

/** Every text of the demonstration in a language that it is translated into. */
export const readDemoTexts = (locale: string): [string, string][] =>
  flatten(read(`demo/translations/${locale}.json`), '').map(([key, text]): [string, string] => [
    `demo:${key}`,
    text,
  ]);
