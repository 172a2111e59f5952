import { cleanCell, writeTable } from './table-markdown';

const BLOCK = /^(?:P|DIV|LI|H[1-6])$/;

/** The words of a cell; paragraphs and broken lines stand apart. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeName === 'BR') return ' ';
  const words = [...node.childNodes].map(wordsOf).join('');
  return BLOCK.test(node.nodeName) ? `${words} ` : words;
}

/** What a cell says, with signs that Markdown would read as its own written out. */
const cellOf = (cell: HTMLTableCellElement) =>
  cleanCell(
    wordsOf(cell)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\*`[\]]/g, '\\$&'),
  );

/** A table of a page, a letter or a spreadsheet as Markdown, its first row as the head; null for one without cells. */
export function tableOfHtml(table: HTMLTableElement): string | null {
  const grid: string[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, top) => {
    let left = 0;
    for (const cell of row.cells) {
      while (grid[top]?.[left] !== undefined) left += 1;
      // Markdown joins no cells: a wide or high one is followed by empty ones.
      for (let line = top; line < Math.min(top + cell.rowSpan, grid.length); line += 1)
        for (let column = left; column < left + cell.colSpan; column += 1) {
          const cells = grid[line];
          if (cells) cells[column] = line === top && column === left ? cellOf(cell) : '';
        }
    }
  });
  const width = Math.max(0, ...grid.map(({ length }) => length));
  if (width === 0) return null;
  const [head = [], ...rows] = grid.map((cells) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  );
  return writeTable({ head, rules: head.map(() => '---'), rows });
}
