import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { DrawerHost } from './drawer-host';
import { CompareHost } from './compare-host';
import { DebugHost } from './debug-host';
import { ErrorBoundary } from './error-boundary';
import { FavoritesHost } from './favorites-host';
import { ModalHost } from './modal-host';
import { OfflineGate } from './offline-gate';
import { PageTransition } from './page-transition';
import { SessionHost } from './session-host';
import { ToastHost } from './toast-host';

const VisitHost = dynamic(() => import('./visit-host'), { ssr: false });

interface ShellProps {
  layout: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Everything around a page: skip link, layout, transition, error boundary, and the hosts of what opens over it. */
export function Shell({ layout: Layout, children }: ShellProps) {
  const { t } = useTranslation('common');
  const { asPath, locale } = useRouter();
  const pageKey = `${locale}:${asPath.split(/[?#]/)[0]}`;
  return (
    <>
      <a
        href="#main"
        className="absolute start-2 top-2 z-50 -translate-y-20 rounded bg-primary px-4 py-3 font-bold text-white focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <VisitHost />
      <Layout>
        <PageTransition pageKey={pageKey}>
          <ErrorBoundary resetKey={pageKey}>{children}</ErrorBoundary>
        </PageTransition>
      </Layout>
      <DrawerHost />
      <ModalHost />
      <SessionHost />
      <ToastHost />
      <CompareHost />
      <FavoritesHost />
      <DebugHost />
      <OfflineGate />
    </>
  );
}
