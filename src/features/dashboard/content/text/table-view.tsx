import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cleanCell, parseTable, RESIZE, writeTable, type MarkdownTable } from './table-markdown';

const CELL =
  'min-h-10 w-full min-w-24 border-0 bg-transparent px-2.5 py-1.5 text-[0.9375rem] outline-offset-[-2px]';

interface CellProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

/** A cell shows what was typed: Markdown stores it without the space at its end, behind which a word follows. */
function Cell({ label, text, onType }: CellProps) {
  const [typed, setTyped] = useState(text);
  if (typed.trim() !== text) setTyped(text);
  return (
    <input
      className={CELL}
      dir="auto"
      aria-label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(cleanCell(target.value));
        onType(cleanCell(target.value));
      }}
    />
  );
}

/** A table inside a text, cell by cell. What stands in a cell is Markdown, as in the text around it. */
export function TableView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { t } = useTranslation('manage-content');
  const table = parseTable(String(node.attrs.source));
  const write = (next: MarkdownTable) => updateAttributes({ source: writeTable(next) });
  const isPossible: Partial<Record<keyof typeof RESIZE, boolean>> = {
    removeRow: table.rows.length > 1,
    removeColumn: table.head.length > 1,
  };
  const lines = [table.head, ...table.rows];
  const put = (line: number, column: number, text: string) => {
    const next = lines.map((cells, index) =>
      index === line ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
    );
    const [head = [], ...rows] = next;
    write({ ...table, head, rows });
  };
  return (
    <NodeViewWrapper
      className="my-4 grid gap-2 rounded border border-line bg-raised p-3"
      contentEditable={false}
    >
      <div className="overflow-x-auto">
        <table className="w-full border-collapse" aria-label={t('text.table')}>
          <tbody>
            {lines.map((cells, line) => (
              <tr key={line} className={line === 0 ? 'bg-tile font-bold' : ''}>
                {cells.map((cell, column) => (
                  <td key={column} className="border border-line p-0">
                    <Cell
                      label={t('text.cell', { row: line + 1, column: column + 1 })}
                      text={cell}
                      onType={(text) => put(line, column, text)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['addRow', 'addColumn', 'removeRow', 'removeColumn'] as const)
          .filter((way) => isPossible[way] ?? true)
          .map((way) => (
            <Button key={way} size="sm" tone="quiet" onClick={() => write(RESIZE[way](table))}>
              {t(`text.${way}`)}
            </Button>
          ))}
        <Button size="sm" tone="quiet" onClick={deleteNode} className="ms-auto text-sale">
          {t('text.removeTable')}
        </Button>
      </div>
    </NodeViewWrapper>
  );
}
