import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, type ReactNode } from 'react';
import { hasPermission, isStaff } from '@config/has-permission';
import { loginPath, ROUTES } from '@config/routes';
import { useReplaceRoute } from '@/client/use-replace-route';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { User } from '@/contract/schemas/users';
import { AccountNav, accountNavEntry, type AccountPlace } from '@/features/account/account-nav';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { LogoutButton } from '@/features/auth/logout-button';
import { useSelf } from '@/features/auth/session';
import { useShownUser } from '@/features/auth/use-shown-user';
import { usePrefetchForUser, type Prefetched } from '@/features/auth/use-prefetch-for-user';
import { failureTextKey } from '@/lib/texts/failure-text-key';
import { PageMeta } from '@/shell/page-meta';

interface AccountPageProps {
  place: AccountPlace;
  title: string;
  /** What the page's first queries are. */
  prefetch?: readonly Prefetched[];
  /** What stands there until it is known who is here: a skeleton unless given. It comes with the document. */
  waiting?: ReactNode;
  children: (user: User) => ReactNode;
}

/** The layout of the account's pages. Without a session it navigates to /entrar with a return address. */
export function AccountPage({ place, title, prefetch, waiting, children }: AccountPageProps) {
  const user = useSelf();
  usePrefetchForUser(prefetch);
  return (
    <div className="wrap py-6 md:py-10">
      <PageMeta title={title} noindex />
      <div className="grid grid-cols-1 items-start gap-x-9 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <AccountNav
          current={place}
          showDashboard={isStaff(user)}
          showSales={hasPermission(user, 'representante')}
          signOut={<LogoutButton className={`${accountNavEntry} w-full`} />}
        />
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <h1 tabIndex={-1} className="text-2xl outline-none wrap-anywhere md:text-3xl">
            {title}
          </h1>
          <AccountGate waiting={waiting}>{children}</AccountGate>
        </div>
      </div>
    </div>
  );
}

/** The content for a signed-in user; else the sign-in, the loading state or the error. */
function AccountGate({ waiting, children }: Pick<AccountPageProps, 'waiting' | 'children'>) {
  const { t } = useTranslation(['account', 'common']);
  const router = useRouter();
  const { shown, isAsked, status, error, retry } = useShownUser();
  // The page is drawn in pieces, between which a touch is answered.
  const isDrawn = useDeferredValue(!!shown);
  // A page that is fading out is mounted for a moment longer, and must not navigate.
  const isVisitor =
    status === 'anonymous' && !isAsked && router.isReady && router.asPath.startsWith(ROUTES.account);
  useReplaceRoute(isVisitor ? loginPath(router.asPath) : null);

  if (status === 'unreachable') {
    return (
      <Notice tone="error" role="alert" title={t('gate.unreachable')}>
        <p>{t(failureTextKey(error))}</p>
        <Button tone="outline" size="sm" onClick={retry} className="mt-1 justify-self-start">
          {t('common:actions.retry')}
        </Button>
      </Notice>
    );
  }
  if (shown && isDrawn) return children(shown);
  // As high as the screen: the footer does not come into sight and leave it again.
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-6">{waiting ?? <AccountSkeleton />}</div>
  );
}
