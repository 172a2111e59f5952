/** A table of Markdown: its cells as they are written, and how each column stands. */
export interface MarkdownTable {
  head: string[];
  /** The rule under each head: `---`, `:--`, `--:` or `:-:`. */
  rules: string[];
  rows: string[][];
}

/** A bar within a cell is written `\|`. Safari before 16.4 reads no lookbehind, and then nothing of the file. */
function split(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(^|[^\\])\|$/, '$1');
  return (`${cells}|`.match(/(?:\\\||[^|])*\|/g) ?? []).map((cell) => cell.slice(0, -1).trim());
}

const fit = (cells: string[], count: number) =>
  Array.from({ length: count }, (_, index) => cells[index] ?? '');

/** Reads the lines of a table; short rows are filled up, cells beyond the head are left out as on the page. */
export function parseTable(source: string): MarkdownTable {
  const [headLine = '', ruleLine = '', ...lines] = source.trim().split('\n');
  const head = split(headLine);
  return {
    head,
    rules: fit(split(ruleLine), head.length).map((rule) => rule || '---'),
    rows: lines.map((line) => fit(split(line), head.length)),
  };
}

/** What a person types into a cell: one line, its bars escaped so that they do not end the cell. */
export const cleanCell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(/\\?\|/g, '\\|');

const writeLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The lines of a table. */
export const writeTable = ({ head, rules, rows }: MarkdownTable): string =>
  [head, rules, ...rows].map(writeLine).join('\n');

const empty = (count: number) => Array.from({ length: count }, () => '');

/** A table to begin with. */
export const newTable = (): string =>
  writeTable({ head: empty(3), rules: empty(3).map(() => '---'), rows: [empty(3), empty(3)] });

/** How a table grows and shrinks at its end. */
export const RESIZE = {
  addRow: ({ rows, ...table }: MarkdownTable) => ({ ...table, rows: [...rows, empty(table.head.length)] }),
  addColumn: ({ head, rules, rows }: MarkdownTable) => ({
    head: [...head, ''],
    rules: [...rules, '---'],
    rows: rows.map((row) => [...row, '']),
  }),
  removeRow: (table: MarkdownTable) => ({ ...table, rows: table.rows.slice(0, -1) }),
  removeColumn: ({ head, rules, rows }: MarkdownTable) => ({
    head: head.slice(0, -1),
    rules: rules.slice(0, -1),
    rows: rows.map((row) => row.slice(0, -1)),
  }),
};
