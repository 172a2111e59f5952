import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { ManagedUserSummary } from '@/contract/schemas/people';
import { WhenTime } from '../when-time';
import { UserRoles } from './user-roles';

interface UserTableProps {
  /** Undefined while they are fetched. */
  users: ManagedUserSummary[] | undefined;
  caption: string;
  openId: string | null;
  hrefOf: (id: string) => string;
  /** Shows the code of each; else what each may do. */
  withCode: boolean;
}

/** People as a dense table. */
export function UserTable({ users, caption, openId, hrefOf, withCode }: UserTableProps) {
  const { t } = useTranslation('manage-people');
  const columns: ColumnDef<ManagedUserSummary>[] = [
    {
      id: 'name',
      header: t('users.name'),
      meta: { isTitle: true },
      cell: ({ row }) => (
        <RowLink href={hrefOf(row.original.id)} inPlace>
          <bdi>{row.original.fullName}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'email',
      header: t('users.email'),
      cell: ({ row }) => (
        <bdi dir="ltr" className="max-lg:break-all lg:whitespace-nowrap">
          {row.original.email}
        </bdi>
      ),
    },
    {
      id: 'phone',
      header: t('users.phone'),
      meta: { isExtra: true },
      cell: ({ row }) => (
        <bdi dir="ltr" className="whitespace-nowrap text-muted">
          {row.original.phone ?? '–'}
        </bdi>
      ),
    },
    withCode
      ? {
          id: 'code',
          header: t('users.code'),
          cell: ({ row }) => (
            <bdi dir="ltr" className="font-semibold">
              {row.original.representativeCode ?? '–'}
            </bdi>
          ),
        }
      : {
          id: 'roles',
          header: t('users.roles'),
          cell: ({ row }) => <UserRoles user={row.original} />,
        },
    {
      id: 'since',
      header: t('users.since'),
      meta: { isExtra: true },
      cell: ({ row }) => (
        <span className="text-muted">
          <WhenTime iso={row.original.createdAt} />
        </span>
      ),
    },
  ];
  return <DataTable columns={columns} rows={users} idOf={({ id }) => id} caption={caption} openId={openId} />;
}
