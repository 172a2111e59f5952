import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { useLogout } from './auth.mutations';

/** Ends this session. */
export function LogoutButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation('account');
  const logout = useLogout();
  return (
    <button type="button" onClick={() => !logout.isPending && logout.mutate()} className={className}>
      <Icon name="sign-out" mirrored />
      {t(logout.isPending ? 'nav.signingOut' : 'nav.signOut')}
    </button>
  );
}
