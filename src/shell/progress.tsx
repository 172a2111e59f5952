import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { notify } from '@/client/toast';
import { onRouteEnd } from '@/lib/browser/route-end';
import { useIsSlow } from '@/lib/browser/use-is-slow';

/** A bar at the top of the window while something loads; not for what comes at once. */
function ProgressBar({ isPending }: { isPending: boolean }) {
  const { t } = useTranslation('common');
  if (!useIsSlow(isPending)) return null;
  return (
    <div
      role="progressbar"
      // It stands over the page, in none of its landmarks: as a live region it needs none.
      aria-live="polite"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent"
    />
  );
}

/** Says that the next page is loading. Filters of a list, whose navigations are shallow, say it in the list. */
export function RouteProgress() {
  const { events } = useRouter();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const onStart = (_url: string, { shallow }: { shallow: boolean }) => setPending(!shallow);
    const end = () => setPending(false);
    const stop = onRouteEnd(events, { onShown: end, onCalledOff: end });
    events.on('routeChangeStart', onStart);
    return () => {
      events.off('routeChangeStart', onStart);
      stop();
    };
  }, [events]);
  return <ProgressBar isPending={isPending} />;
}

/** `loading` of what opens over the page. When its code could not be loaded that is said, and the next press tries again. */
export function CodeProgress({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!error) return;
    notify('error', t('failure.offline'));
    const again = () => retry?.();
    window.addEventListener('click', again, { once: true });
    return () => window.removeEventListener('click', again);
  }, [error, retry, t]);
  return <ProgressBar isPending={!error} />;
}
