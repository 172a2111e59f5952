import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { endpointQuery, refetchWhileSeen } from '@/client/query';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Lead } from '@/contract/schemas/leads';
import { formatDate } from '@/lib/time/dates';
import { Failure } from '../kit/failure';
import { writeListAddress } from '../resource/use-list-address';
import { WhenTime } from '../when-time';
import { isLate } from './answer-day';

const SHOWN = 8;
const FRESH_MS = 30_000;

/** The messages that are not answered yet. */
export const openLeadsQuery = {
  ...endpointQuery('listLeads', { query: { pendentes: '1', pagina: 1 } }),
  staleTime: FRESH_MS,
};

/** The moment that decides which of two is answered first: a promised day before none. */
const dueAt = ({ answerBy }: Lead) => (answerBy === null ? Infinity : Date.parse(answerBy));

/** What waits for an answer, the most urgent first, each a way to its detail. */
export function OpenLeads() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery({ ...openLeadsQuery, ...refetchWhileSeen(FRESH_MS) });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.items.length === 0) return <p className="text-muted">{t('home.leads.none')}</p>;
  const urgent = [...data.items].sort((one, other) =>
    dueAt(one) === dueAt(other) ? 0 : dueAt(one) - dueAt(other),
  );
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised px-4">
      {urgent.slice(0, SHOWN).map((lead) => (
        <OpenLead key={lead.id} lead={lead} />
      ))}
    </ul>
  );
}

function OpenLead({ lead }: { lead: Lead }) {
  const { t, i18n } = useTranslation('dashboard');
  const { id, name, message, lines, answerBy, createdAt } = lead;
  const late = isLate(answerBy);
  const wanted = lines.map(({ units, title }) => `${String(units)} × ${title}`).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="grid min-w-0">
        <Link
          href={writeListAddress(DASHBOARD_ROUTES.leads, { pendentes: '1', aberto: id })}
          className="inline-block justify-self-start py-0.5 font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="line-clamp-1 text-sm text-muted">
          <bdi>{wanted || message}</bdi>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="text-muted">
          <WhenTime iso={createdAt} />
        </span>
        {answerBy && (
          <Badge tone={late ? 'sale' : 'warn'}>
            {t(late ? 'home.leads.late' : 'home.leads.answerBy', {
              date: formatDate(answerBy, i18n.language),
            })}
          </Badge>
        )}
      </span>
    </li>
  );
}
