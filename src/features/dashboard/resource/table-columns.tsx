import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { TableColumn } from '@/components/ui/data-table';
import { formatDecimal } from '@/lib/decimal';
import { WhenTime } from '../when-time';
import type { ListColumn, Shown } from './define-resource';

/** How a list writes its cells: the language of its figures, and the link that opens a row. */
interface Writing<Row> {
  locale: string;
  link: (row: Row, text: ReactNode) => ReactNode;
}

function cellOf<Row>(shown: Shown<Row>, row: Row, { locale, link }: Writing<Row>): ReactNode {
  if ('title' in shown) return link(row, shown.title(row));
  if ('text' in shown) return <bdi>{shown.text(row) ?? '–'}</bdi>;
  if ('code' in shown)
    return (
      <bdi dir="ltr" className="block max-w-sm max-lg:wrap-anywhere lg:truncate">
        {shown.code(row) ?? '–'}
      </bdi>
    );
  if ('count' in shown)
    return <span className="tabular-nums">{formatDecimal(shown.count(row), locale)}</span>;
  if ('badge' in shown) {
    const [tone, text] = shown.badge(row);
    return <Badge tone={tone}>{text}</Badge>;
  }
  if ('excerpt' in shown)
    return (
      <span dir="auto" className="line-clamp-2 max-w-md text-muted">
        {shown.excerpt(row)}
      </span>
    );
  const iso = shown.when(row);
  return <span className="text-muted">{iso === null ? '–' : <WhenTime iso={iso} />}</span>;
}

/** The columns of a declaration as the table takes them. */
export const tableColumns = <Row,>(
  columns: readonly ListColumn<Row>[],
  writing: Writing<Row>,
): TableColumn<Row>[] =>
  columns.map((column) => {
    if ('cell' in column) return column;
    return {
      ...('count' in column && { align: 'end' as const }),
      ...column,
      isTitle: 'title' in column,
      cell: (row) => cellOf(column, row, writing),
    };
  });
