import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { Lead } from '@/contract/schemas/leads';
import { WhenTime } from '../when-time';

interface LeadTableProps {
  /** Undefined while they are fetched. */
  leads: Lead[] | undefined;
  openId: string | null;
  hrefOf: (id: string) => string;
}

/** Messages as a dense table. */
export function LeadTable({ leads, openId, hrefOf }: LeadTableProps) {
  const { t } = useTranslation('manage-people');
  const columns: ColumnDef<Lead>[] = [
    {
      id: 'name',
      header: t('leads.name'),
      meta: { isTitle: true },
      cell: ({ row }) => (
        <RowLink href={hrefOf(row.original.id)} inPlace>
          <bdi>{row.original.name}</bdi>
        </RowLink>
      ),
    },
    { id: 'kind', header: t('leads.kind'), cell: ({ row }) => t(`leads.kinds.${row.original.kind}`) },
    {
      id: 'message',
      header: t('leads.message'),
      meta: { isExtra: true },
      cell: ({ row }) => (
        <span dir="auto" className="block max-w-96 truncate text-muted">
          {row.original.message}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ row }) => (
        <span className="text-muted">
          <WhenTime iso={row.original.createdAt} />
        </span>
      ),
    },
    {
      id: 'state',
      header: t('leads.state'),
      cell: ({ row }) => (
        <Badge tone={row.original.handledAt ? 'neutral' : 'warn'}>
          {t(row.original.handledAt ? 'leads.handled' : 'leads.open')}
        </Badge>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={leads}
      idOf={({ id }) => id}
      caption={t('leads.title')}
      openId={openId}
    />
  );
}
