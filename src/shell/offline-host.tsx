import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { useOnline } from '@/client/use-online';
import { OfflineBanner } from '@/features/offline/offline-banner';
import { registerWorker } from '@/features/offline/register-worker';
import { tellVisit } from '@/features/offline/tell-visit';
import { UpdateBar } from '@/features/offline/update-bar';
import { watchChunks } from '@/features/offline/watch-chunks';
import { notify } from '@/client/toast';
import { onRouteEnd } from '@/lib/browser/route-end';

/** Registers the service worker, and says when there is no network and when it is back. A lazy chunk. */
export default function OfflineHost() {
  const { events } = useRouter();
  const isOnline = useOnline();
  const isReady = useNamespace('offline');
  const { t } = useTranslation('offline');

  useEffect(() => registerWorker(), []);
  useEffect(() => watchChunks(events), [events]);
  useEffect(() => {
    tellVisit();
    return onRouteEnd(events, { onShown: tellVisit });
  }, [events]);

  const wasOnline = useRef(isOnline);
  const welcome = useEffectEvent(() => isReady && notify('success', t('back')));
  useEffect(() => {
    if (isOnline && !wasOnline.current) welcome();
    wasOnline.current = isOnline;
  }, [isOnline]);

  if (!isReady) return null;
  return (
    <>
      {!isOnline && <OfflineBanner />}
      <UpdateBar />
    </>
  );
}
