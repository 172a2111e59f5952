import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { lazyPart } from '../kit/lazy-part';
import { hasPermission } from '@config/has-permission';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/contract/schemas/users';
import { SheetPending } from '../resource/sheet-skeleton';
import { UserBought, UserFacts, UserRepresentative } from './user-facts';
import { userQuery } from './users.queries';

const UserRolesForm = lazyPart(
  () => import('./user-roles-form').then((module) => module.UserRolesForm),
  () => <Skeleton className="h-64 w-full" />,
);

interface UserDetailProps {
  id: string;
  /** Who looks. */
  self: User;
  /** Says whether something was changed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Everything the shop knows of a person, and what they may do in it. */
export function UserDetail({ id, self, onDirty }: UserDetailProps) {
  const { t } = useTranslation('manage-people');
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const canWrite = hasPermission(self, 'users.write');
  if (!user) return <SheetPending error={error} onRetry={refetch} />;
  return (
    <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
      <UserFacts user={user} />
      <UserBought user={user} canSeeOrders={hasPermission(self, 'orders.read')} />
      {/* A permission like any other is given by who holds it. */}
      <UserRepresentative user={user} canWrite={canWrite && hasPermission(self, 'representante')} />
      {canWrite ? (
        <UserRolesForm user={user} isSelf={user.id === self.id} onDirty={onDirty} />
      ) : (
        <section className="grid gap-1">
          <h3 className="text-lg">{t('roles.title')}</h3>
          {user.admin && <p>{t('users.admin')}</p>}
          <ul className="list-disc ps-5">
            {user.permissions.map((permission) => (
              <li key={permission}>{t(`permission.${permission}.name`, { defaultValue: permission })}</li>
            ))}
          </ul>
          {!user.admin && user.permissions.length === 0 && <p className="text-muted">{t('roles.none')}</p>}
        </section>
      )}
    </div>
  );
}
