import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useSelf } from '@/features/auth/session';
import { openModal } from '@/client/ui-store';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { opensElsewhere } from '@/lib/browser/opens-elsewhere';

/** A plain click opens the sign-in modal; a new tab, or a page without script, gets the login page. */
function openLogin(event: MouseEvent) {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  openModal('LOGIN_VIEW');
}

/** Link to the account, with the name of the signed-in user. */
export function AccountLink() {
  const { t } = useTranslation('common');
  const user = useSelf();
  return (
    <Link
      prefetch={false}
      href={user ? ROUTES.account : ROUTES.login}
      onClick={user ? undefined : openLogin}
      className="flex min-h-11 items-center gap-2.5 rounded px-2.5 text-sm leading-tight hover:bg-primary-soft max-md:hidden"
    >
      <Icon name="user" className="size-6.5 text-primary" />
      <span>
        {user ? t('header.hello', { name: user.fullName.split(' ')[0] }) : t('header.signIn')}
        <b className="block text-[0.9375rem]">{t('header.account')}</b>
      </span>
    </Link>
  );
}
