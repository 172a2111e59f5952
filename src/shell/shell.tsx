import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { TAG_MANAGER_ID } from '@config/consent';
import dynamic from 'next/dynamic';
import { sparePrefetchOnIntent } from '@/lib/browser/prefetch-on-intent';
import { whenAlive } from '@/lib/browser/when-alive';
import { DrawerHost } from '@/shell/overlays/drawer-host';
import { CompareHost } from './compare-host';
import { DebugHost } from '@/shell/debug/debug-host';
import { ErrorBoundary } from './error-boundary';
import { ModalHost } from '@/shell/overlays/modal-host';
import { PageTransition } from '@/shell/navigation/page-transition';
import { SessionHost } from './session-host';
import { ToastHost } from '@/shell/overlays/toast-host';
import { WhatsappButton } from '@/shell/contact/whatsapp-button';

/** How long a visitor is left alone who does not stir; a page without a network says so at once. */
const lateAtLatestMs = () => (TAG_MANAGER_ID || !navigator.onLine ? 0 : 5_000);

const LateHosts = dynamic(() => import('./late-hosts'), { ssr: false });

// The same elements each time: a change of page draws none of them anew.
const LATE_HOSTS = <LateHosts />;
const HOSTS = (
  <>
    <WhatsappButton />
    <DrawerHost />
    <ModalHost />
    <SessionHost />
    <ToastHost />
    <CompareHost />
    <DebugHost />
  </>
);

interface ShellProps {
  layout: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Everything around a page: skip link, layout, transition, error boundary, and the hosts of what opens over it. */
export function Shell({ layout: Layout, children }: ShellProps) {
  const { t } = useTranslation('common');
  const { asPath, locale } = useRouter();
  const [isAlive, setAlive] = useState(false);
  useEffect(sparePrefetchOnIntent, []);
  useEffect(() => whenAlive(() => setAlive(true), lateAtLatestMs()), []);
  const pageKey = `${locale}:${asPath.split(/[?#]/)[0]}`;
  return (
    <>
      <a
        href="#main"
        className="absolute start-2 top-2 z-50 -translate-y-20 rounded bg-primary px-4 py-3 font-bold text-white focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {isAlive && LATE_HOSTS}
      <Layout>
        <PageTransition pageKey={pageKey}>
          <ErrorBoundary resetKey={pageKey}>{children}</ErrorBoundary>
        </PageTransition>
      </Layout>
      {HOSTS}
    </>
  );
}
