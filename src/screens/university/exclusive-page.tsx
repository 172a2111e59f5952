import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { hasPermission } from '@config/has-permission';
import { loginPath, ROUTES } from '@config/routes';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { useUser } from '@/features/auth/session';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { failureTextKey } from '@/lib/texts/failure-text-key';
import { PageMeta } from '@/shell/page-meta';

interface ExclusivePageProps {
  title: string;
  /** Language of the title and the lead, when it is not the page's own. */
  lang?: string;
  lead?: string;
  /** The breadcrumbs below the exclusive material; empty on its own page. */
  trail?: { name: string; lang?: string }[];
  /** Rendered for users with `universidade` only; the API checks the permission too. */
  children: ReactNode;
}

/** The layout of the pages of the exclusive material. Nothing of the material is in the page itself. */
export function ExclusivePage({ title, lang, lead, trail = [], children }: ExclusivePageProps) {
  const { t } = useTranslation(['university', 'common']);
  const top = { name: t('exclusive.title'), ...(trail.length > 0 && { href: ROUTES.exclusiveMaterial }) };
  return (
    <>
      <PageMeta title={title} description={t('exclusive.description')} noindex />
      <div className="print:hidden">
        <PageHeading
          breadcrumbs={<PageCrumbs trail={[{ name: t('title'), href: ROUTES.university }, top, ...trail]} />}
          title={title}
          lang={lang}
          lead={lead}
        />
      </div>
      <PageBody>
        <ExclusiveGate>{children}</ExclusiveGate>
      </PageBody>
    </>
  );
}

function ExclusiveGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['university', 'common']);
  const router = useRouter();
  const { user, status, error, retry } = useUser();
  if (hasPermission(user, 'universidade')) return <>{children}</>;
  if (status === 'unknown' || status === 'loading') return <TextSkeleton />;
  if (status === 'unreachable')
    return (
      <Notice tone="error" role="alert" title={t(failureTextKey(error))}>
        <Button tone="outline" size="sm" onClick={retry} className="mt-1 justify-self-start">
          {t('common:actions.retry')}
        </Button>
      </Notice>
    );
  return (
    <Notice title={t('exclusive.needsPermission')}>
      <p>{t('exclusive.needsPermissionText')}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        {!user && (
          <ButtonLink href={loginPath(router.asPath)} size="sm">
            {t('exclusive.signIn')}
          </ButtonLink>
        )}
        <ButtonLink href={ROUTES.contact} tone="outline" size="sm">
          {t('exclusive.ask')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
