import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

interface SeenQuery {
  hash: string;
  state: string;
  ageSeconds: number | null;
}

const LOOK_EVERY_MS = 1_000;

function see(query: Query, nowMs: number): SeenQuery {
  const { status, fetchStatus, dataUpdatedAt } = query.state;
  const parts = [status, fetchStatus !== 'idle' && fetchStatus, query.isStale() && 'stale'];
  return {
    hash: query.queryHash,
    state: parts.filter(Boolean).join(' · '),
    // Data from the page's props has the time at which the page was rendered.
    ageSeconds: dataUpdatedAt ? Math.max(0, Math.round((nowMs - dataUpdatedAt) / 1000)) : null,
  };
}

function look(queryClient: QueryClient) {
  const nowMs = Date.now();
  return queryClient
    .getQueryCache()
    .getAll()
    .map((query) => see(query, nowMs));
}

/** Every query of this tab with its state and the age of its data. */
export function DebugQueries() {
  const { t } = useTranslation('debug');
  const queryClient = useQueryClient();
  const [queries, setQueries] = useState(() => look(queryClient));

  useEffect(() => {
    const timer = setInterval(() => setQueries(look(queryClient)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient]);

  return (
    <details open className="mt-3">
      <summary className="min-h-6 font-semibold">{t('queries', { number: queries.length })}</summary>
      <ul dir="ltr" className="mt-1 grid gap-1 font-mono text-xs">
        {queries.map(({ hash, state, ageSeconds }) => (
          <li key={hash} className="wrap-anywhere">
            {hash} <b>{state}</b> {ageSeconds !== null && `${ageSeconds} s`}
          </li>
        ))}
      </ul>
    </details>
  );
}
