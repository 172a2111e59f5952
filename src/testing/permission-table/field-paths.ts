/** Whether a field has a value, is always empty (null, an empty text, list or record), or is sometimes empty. */
export type Telling = 'filled' | 'empty' | 'either';
export type Fields = Map<string, Telling>;

const join = (prefix: string, name: string) =>
  prefix === '' || name.startsWith('[]') ? prefix + name : `${prefix}.${name}`;
const isUnder = (path: string, above: string) =>
  path.startsWith(`${above}.`) || path.startsWith(`${above}[]`) || (above === '' && path !== '');

/** A later entry wins over an earlier one: `none` empties fields before it, a field overrides an earlier `none`. */
function note(fields: Fields, path: string, telling: Telling): void {
  for (const known of [...fields.keys()]) {
    if (telling === 'empty' && isUnder(known, path)) fields.delete(known);
    if (telling !== 'empty' && fields.get(known) === 'empty' && isUnder(path, known)) fields.delete(known);
  }
  fields.set(path, telling);
}

/**
 * Reads a column of the table: `id items[]{ slug picture:none price? titles.* }` is `id`, `items[].slug`, an
 * `items[].picture` that is always empty, a price that is sometimes, and texts under any name in `items[].titles`.
 */
export function readColumn(text: string): Fields {
  const fields: Fields = new Map();
  const prefixes = [''];
  let last = '';
  for (const [word] of text.matchAll(/[{}]|[^\s{}]+/g)) {
    const prefix = prefixes.at(-1) ?? '';
    if (word === '{') {
      fields.delete(last);
      prefixes.push(last);
    } else if (word === '}') prefixes.pop();
    else {
      const [, name = '', mark = ''] = /^(.*?)(:none|\?)?$/.exec(word) ?? [];
      last = join(prefix, name);
      note(fields, last, mark === '?' ? 'either' : mark ? 'empty' : 'filled');
    }
  }
  if (prefixes.length !== 1) throw new Error(`A brace is missing in: ${text.trim().slice(0, 80)}`);
  return fields;
}

function collect(value: unknown, path: string, fields: Fields): void {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item): [string, unknown] => [`${path}[]`, item])
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, item]): [string, unknown] => [join(path, name), item])
      : [];
  for (const [below, item] of entries) collect(item, below, fields);
  if (entries.length > 0) return;
  const isEmpty = value === null || value === '' || typeof value === 'object';
  if (!isEmpty) fields.set(path, 'filled');
  else if (!fields.has(path)) fields.set(path, 'empty');
}

/** The fields of several answers merged: one with a value in any of them has a value. */
export function readAnswers(answers: readonly unknown[]): Fields {
  const fields: Fields = new Map();
  for (const answer of answers) collect(answer, '', fields);
  for (const [path, telling] of fields)
    if (telling === 'empty' && [...fields.keys()].some((other) => isUnder(other, path))) fields.delete(path);
  return fields;
}

/** What an answer has, in the words of a column: `*` for the names of its open maps, and `x?` for what may be empty. */
export function inWordsOf(column: Fields, fields: Fields): Fields {
  const patterns = [...column.keys()]
    .filter((path) => path.includes('*'))
    .map((path) => {
      const parts = path.split('*').map((part) => part.replace(/[.[\]]/g, '\\$&'));
      return [path, new RegExp(`^${parts.join('[^.[\\]]+')}$`)] as const;
    });
  const told: Fields = new Map();
  for (const [path, telling] of fields) {
    const list = path.replace(/\[\]$/, '');
    const [open] = column.has(path) ? [] : (patterns.find(([, pattern]) => pattern.test(path)) ?? []);
    const name = column.get(list) === 'either' ? list : (open ?? path);
    if (column.get(name) === 'either') told.set(name, 'either');
    else if (told.get(name) !== 'filled') told.set(name, telling);
  }
  return told;
}

const MARKS: Record<Telling, string> = { filled: '', empty: ':none', either: '?' };

/** One line a field, for reading the difference. */
export const listFields = (fields: Fields): string[] =>
  [...fields].map(([path, telling]) => `${path}${MARKS[telling]}`).sort();
