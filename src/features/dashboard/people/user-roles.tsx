import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import type { ManagedUserSummary } from '@/contract/schemas/people';

/** What somebody is to the shop, in a few badges. */
export function UserRoles({ user }: { user: Pick<ManagedUserSummary, 'admin' | 'permissions'> }) {
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
