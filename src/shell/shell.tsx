import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { TAG_MANAGER_ID } from '@config/consent';
import { HYDRATED, LIMITED } from '@config/document/document-attributes';
import dynamic from 'next/dynamic';
import { replayEarlyPresses } from '@/lib/browser/early-presses';
import { layOutWhenIdle } from '@/lib/browser/lay-out-when-idle';
import { limitPrefetchOnIntent } from '@/lib/browser/prefetch-on-intent';
import { onFirstInteraction } from '@/lib/browser/on-first-interaction';
import { DrawerHost } from '@/shell/overlays/drawer-host';
import { DebugHost } from '@/shell/debug/debug-host';
import { ErrorBoundary } from './error-boundary';
import { ModalHost } from '@/shell/overlays/modal-host';
import { RouteProgress } from '@/shell/progress';
import { PageTransition } from '@/shell/navigation/page-transition';
import { ToastHost } from '@/shell/overlays/toast-host';

/** When the deferred hosts load without an interaction. A page without a network says so at once. */
const deferredAtLatestMs = () => (TAG_MANAGER_ID || !navigator.onLine ? 0 : 5_000);

const DeferredHosts = dynamic(() => import('./deferred-hosts'), { ssr: false });

// Constant elements: a navigation renders none of them again.
const DEFERRED_HOSTS = <DeferredHosts />;
const HOSTS = (
  <>
    <RouteProgress />
    <DrawerHost />
    <ModalHost />
    <ToastHost />
    <DebugHost />
  </>
);

/** React has taken the page over: what works without it need not be said (config/document/limited-notice.js). */
function onHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  document.querySelector(`p[${LIMITED}]`)?.remove();
  replayEarlyPresses();
}

/** A part that is hydrated by itself (ADR 0065) takes a press at once, but not while React runs effects: a task of its own. */
function tellHydrated() {
  const timer = setTimeout(onHydrated);
  return () => clearTimeout(timer);
}

interface ShellProps {
  layout: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Everything around a page: skip link, layout, transition, error boundary, and the hosts of what opens over it. */
export function Shell({ layout: Layout, children }: ShellProps) {
  const { t } = useTranslation('common');
  const { asPath, locale } = useRouter();
  const [showsDeferred, setShowsDeferred] = useState(false);
  useEffect(tellHydrated, []);
  useEffect(limitPrefetchOnIntent, []);
  useEffect(() => onFirstInteraction(() => setShowsDeferred(true), deferredAtLatestMs()), []);
  const pageKey = `${locale}:${asPath.split(/[?#]/)[0]}`;
  useEffect(layOutWhenIdle, [pageKey]);
  return (
    <>
      <a
        href="#main"
        className="absolute start-2 top-2 z-50 rounded bg-primary px-4 py-3 font-bold text-white not-focus:-top-20"
      >
        {t('skipToContent')}
      </a>
      {showsDeferred && DEFERRED_HOSTS}
      <Layout>
        <PageTransition pageKey={pageKey}>
          <ErrorBoundary resetKey={`${locale}:${asPath}`}>{children}</ErrorBoundary>
        </PageTransition>
      </Layout>
      {HOSTS}
    </>
  );
}
