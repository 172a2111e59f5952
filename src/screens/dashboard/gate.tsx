import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasPermission } from '@config/has-permission';
import type { Permission } from '@config/permissions';
import { loginPath, ROUTES } from '@config/routes';
import { openModal } from '@/client/ui-store';
import { useReplaceRoute } from '@/client/use-replace-route';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/contract/schemas/users';
import { useShownUser } from '@/features/auth/use-shown-user';
import { usePrefetchForUser, type Prefetched } from '@/features/auth/use-prefetch-for-user';
import { Failure } from '@/features/dashboard/kit/failure';
import { PageHead } from '@/features/dashboard/kit/page-head';

/**
 * The user of a page of the dashboard. A session that ends while forms are open, such as on a laptop that slept, is renewed
 * over the page: who closes that sign-in keeps what was typed, and the way to another. A sign-out leaves no refusal behind
 * and asks nothing.
 */
function useStaff() {
  const { asPath } = useRouter();
  const { known, ...session } = useShownUser();
  const { status, error, shown } = session;
  const hasEnded = known !== null && status === 'anonymous' && error?.status === 401;
  const signIn = () => openModal('LOGIN_VIEW', { next: asPath, isOver: true });
  // Once for each end.
  const ask = useEffectEvent(signIn);
  useEffect(() => {
    if (hasEnded) ask();
  }, [hasEnded]);
  return { ...session, shown: hasEnded ? known : shown, hasEnded, signIn, wasSignedIn: known !== null };
}

interface DashboardGateProps {
  /** What opens the page; any one of a list. */
  permission: Permission | readonly Permission[];
  /** The page's heading for as long as the page is not shown; left out where the heading stands outside. */
  title?: string;
  /** How what is shown instead of the page stands in a layout without margins. */
  className?: string;
  /** What the page's first queries are. */
  prefetch?: readonly Prefetched[];
  children: (user: User) => ReactNode;
}

/**
 * Shows its page to a user who holds a permission, the way in to a visitor, and a plain answer to other users. It
 * spares people a page of refusals; what may be seen is decided by the API alone.
 */
export function DashboardGate({ permission, title, className, prefetch, children }: DashboardGateProps) {
  const { t } = useTranslation(['dashboard', 'manage']);
  const router = useRouter();
  const { shown, status, hasEnded, signIn, wasSignedIn, error, retry } = useStaff();
  usePrefetchForUser(prefetch);
  // The page is drawn in pieces, between which a touch is answered.
  const isDrawn = useDeferredValue(!!shown && router.isReady);

  // Who signs out here is led away by that; only who arrives without a session is sent to sign in.
  const isStranger = status === 'anonymous' && !wasSignedIn && router.isReady;
  useReplaceRoute(isStranger ? loginPath(router.asPath) : null);

  const closed = (reason: ReactNode) => (
    <div className={className}>
      {title && <PageHead title={title} />}
      {reason}
    </div>
  );
  if (status === 'anonymous' && wasSignedIn && !shown) {
    return closed(
      <Notice tone="info" title={t('gate.ended')}>
        <Link
          href={loginPath(router.asPath)}
          className="inline-flex min-h-11 items-center font-bold text-primary underline"
        >
          {t('manage:failure.signIn')}
        </Link>
      </Notice>,
    );
  }
  if (status === 'unreachable' && error) return closed(<Failure error={error} onRetry={retry} />);
  if (!shown || !isDrawn) {
    return closed(
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('gate.loading')}</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>,
    );
  }
  if (![permission].flat().some((one) => hasPermission(shown, one))) {
    return closed(
      <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon name="lock" className="size-8" />
        </span>
        <h2 className="text-xl">{t('gate.noPermission')}</h2>
        <p className="wrap-anywhere text-muted">{t('gate.noPermissionText', { email: shown.email })}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={ROUTES.account} tone="outline">
            {t('gate.account')}
          </ButtonLink>
          <ButtonLink href={ROUTES.home}>{t('nav.shop')}</ButtonLink>
        </div>
      </div>,
    );
  }
  return (
    <>
      {hasEnded && (
        <Notice tone="info" title={t('gate.ended')} className="mb-4">
          <Button tone="outline" size="sm" onClick={signIn} className="mt-1 justify-self-start">
            {t('manage:failure.signIn')}
          </Button>
        </Notice>
      )}
      {children(shown)}
    </>
  );
}
