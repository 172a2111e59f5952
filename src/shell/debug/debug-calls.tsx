import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { NO_CALLS, type ApiLog } from '@/features/debug/api-log';

/** The last calls since debug mode was switched on, newest first. */
export function DebugCalls({ log }: { log: ApiLog }) {
  const { t } = useTranslation('debug');
  const calls = useSyncExternalStore(log.subscribe, log.read, () => NO_CALLS);
  return (
    <details open className="mt-3">
      <summary className="min-h-6 font-semibold">{t('calls', { number: calls.length })}</summary>
      {calls.length === 0 && <p className="text-muted">{t('noCalls')}</p>}
      <ol dir="ltr" className="mt-1 grid gap-1 font-mono text-xs">
        {calls.map(({ id, method, url, status, ms }) => (
          <li key={id} className="wrap-anywhere">
            <b className={status >= 400 || status === 0 ? 'text-sale' : undefined}>{status || '✕'}</b>{' '}
            {method} {url} · {ms} ms
          </li>
        ))}
      </ol>
    </details>
  );
}
