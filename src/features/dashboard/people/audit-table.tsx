import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { AuditEntry } from '@/contract/schemas/reports';
import { WhenTime } from '../when-time';
import { AuditAction } from './audit-action';

interface AuditTableProps {
  /** Undefined while they are fetched. */
  entries: AuditEntry[] | undefined;
  openId: string | null;
  hrefOf: (id: string) => string;
}

/** Entries of the audit log as a dense table. */
export function AuditTable({ entries, openId, hrefOf }: AuditTableProps) {
  const { t } = useTranslation('manage-people');
  const columns: ColumnDef<AuditEntry>[] = [
    {
      id: 'when',
      header: t('when'),
      meta: { isTitle: true },
      cell: ({ row }) => (
        <RowLink href={hrefOf(String(row.original.id))} inPlace>
          <WhenTime iso={row.original.at} />
        </RowLink>
      ),
    },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ row }) => <bdi>{row.original.actor ?? t('audit.nobody')}</bdi>,
    },
    {
      id: 'action',
      header: t('audit.action'),
      cell: ({ row }) => <AuditAction action={row.original.action} entity={row.original.entity} />,
    },
    {
      id: 'thing',
      header: t('audit.thing'),
      meta: { isExtra: true },
      cell: ({ row }) => (
        <bdi dir="ltr" className="block max-w-56 truncate text-muted">
          {row.original.entityId}
        </bdi>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={entries}
      idOf={({ id }) => String(id)}
      caption={t('audit.title')}
      openId={openId}
    />
  );
}
