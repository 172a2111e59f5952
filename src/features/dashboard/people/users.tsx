import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { call } from '@/client/call';
import { Badge } from '@/components/ui/badge';
import type { ManagedUserSummary } from '@/contract/schemas/people';
import { defineResource } from '../resource/define-resource';
import { UserDetail } from './user-detail';

/** People of the shop, newest first: everyone, or the representatives with their codes. */
const defineUsers = (onlyRepresentatives: boolean) =>
  defineResource({
    endpoint: 'listUsers',
    path: onlyRepresentatives ? DASHBOARD_ROUTES.representatives : DASHBOARD_ROUTES.users,
    permission: 'users.read',
    texts: 'manage-people',
    title: (t) => t(onlyRepresentatives ? 'users.representatives' : 'users.title'),
    filters: { q: null },
    toQuery: ({ q }) => ({ ...(q && { q }), ...(onlyRepresentatives && { representantes: '1' as const }) }),
    idOf: ({ id }) => id,
    exports: {
      fileName: onlyRepresentatives ? 'representantes' : 'usuarios',
      load: (query) => call('exportUsers', { query }),
    },
    view: ({ t, user }) => ({
      empty: t(onlyRepresentatives ? 'users.noRepresentatives' : 'users.none'),
      filter: {
        label: t('users.search'),
        search: { name: 'q', label: t('users.search'), placeholder: t('users.searchHint') },
      },
      columns: [
        { id: 'name', header: t('users.name'), title: ({ fullName }) => <bdi>{fullName}</bdi> },
        { id: 'email', header: t('users.email'), code: ({ email }) => email },
        { id: 'phone', header: t('users.phone'), isExtra: true, code: ({ phone }) => phone },
        onlyRepresentatives
          ? { id: 'code', header: t('users.code'), code: ({ representativeCode }) => representativeCode }
          : { id: 'roles', header: t('users.roles'), cell: (person) => <UserRoles user={person} /> },
        { id: 'since', header: t('users.since'), isExtra: true, when: ({ createdAt }) => createdAt },
      ],
      sheet: {
        title: () => t('users.one'),
        byId: (id, { onDirty }) => <UserDetail id={id} self={user} onDirty={onDirty} />,
      },
    }),
  });

/** What a user is to the shop, in a few badges. */
function UserRoles({ user }: { user: Pick<ManagedUserSummary, 'admin' | 'permissions'> }) {
  const { t } = useTranslation('manage-people');
  const others = user.permissions.filter((permission) => permission !== 'representante').length;
  const isRepresentative = user.permissions.includes('representante');
  return (
    <span className="flex flex-wrap gap-1">
      {user.admin && <Badge tone="ok">{t('users.admin')}</Badge>}
      {isRepresentative && <Badge tone="info">{t('users.representative')}</Badge>}
      {!user.admin && others > 0 && <Badge>{t('users.permissions', { count: others })}</Badge>}
      {!user.admin && !isRepresentative && others === 0 && (
        <span className="text-muted">{t('users.customer')}</span>
      )}
    </span>
  );
}

/** The lists of people. */
export const users = { all: defineUsers(false), representatives: defineUsers(true) };
