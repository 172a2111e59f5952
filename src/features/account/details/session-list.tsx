import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { OwnSession } from '@/contract/schemas/users';
import { formatDateTime } from '@/lib/time/times';
import { notify } from '@/client/toast';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { useFormErrors } from '@/features/account/form-errors';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { ownSessionsQuery, useEndSessions } from './security.mutations';

/** The sessions of the account, each with a button to end it. */
export function SessionList() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  const end = useEndSessions();
  const { textOfFailure } = useFormErrors();
  const list = useRef<HTMLUListElement>(null);
  const box = useFocusAfterRemoval<HTMLDivElement>({
    count: data?.length ?? 0,
    control: 'button',
    rest: list,
  });
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={2} />
    );
  const others = data.filter(({ current }) => !current).map(({ id }) => id);
  const endThese = (ids: readonly string[]) =>
    end.mutate(ids, {
      onSuccess: () => notify('success', t('sessions.ended', { count: ids.length })),
      onError: (failure) => notify('error', textOfFailure(failure)),
    });
  return (
    <div {...box} className="grid gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('sessions.title')}
        className="divide-y divide-line outline-none"
      >
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={end.isPending}
            onEnd={() => endThese([session.id])}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          tone="outline"
          pending={end.isPending}
          onClick={() => endThese(others)}
          className="justify-self-start"
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}

interface SessionRowProps {
  session: OwnSession;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('account');
  const { browser, system } = session.device;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const seen = formatDateTime(session.lastSeenAt, i18n.language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-muted">{t('sessions.seen', { date: seen })}</p>
        <p className="text-sm text-muted">
          {t('sessions.since', { date: formatDateTime(session.createdAt, i18n.language) })}
          {session.addressPrefix && (
            <>
              {' · '}
              <bdi dir="ltr">{session.addressPrefix}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          tone="outline"
          size="sm"
          pending={pending}
          aria-label={t('sessions.endLabel', { device, date: seen })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
