import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { SHOP_TIME_ZONE } from '@config/commerce';
import { endpointQuery } from '@/client/query';
import { Icon } from '@/components/ui/icon';
import type { Freshness } from '@/contract/schemas/reports';
import type { CallInput } from '@/contract/contract';
import { formatterOf } from '@/lib/time/dates';

type Thing = CallInput<'getFreshness'>['params'];

/** How often the answer is asked for while pages wait to be rebuilt. */
const ASK_EVERY_MS = 1_500;

/** Whether what was saved last stands on the shop. Asked again after each save: invalidate `['getFreshness']`. */
const freshnessQuery = (params: Thing) =>
  queryOptions({
    ...endpointQuery('getFreshness', { params }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pending ? ASK_EVERY_MS : false),
  });

/** "On the shop since 14:03": when the last page that shows it was rebuilt. */
export function FreshnessNote(thing: Thing) {
  const { t, i18n } = useTranslation('manage');
  const { data } = useQuery(freshnessQuery(thing));
  const time = (iso: string) =>
    formatterOf(i18n.language, {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: SHOP_TIME_ZONE,
    }).format(new Date(iso));
  const waitingText = ({ pending, failed, unpurged }: Freshness) => {
    if (failed > unpurged) return t('freshness.failed');
    return unpurged > 0 ? t('freshness.unpurged') : t('freshness.pending', { count: pending });
  };
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-muted">
      {data?.pending ? (
        <>
          <Icon name="clock" className="size-4" />
          {waitingText(data)}
        </>
      ) : (
        data?.onShopSince && (
          <>
            <Icon name="check-circle" className="size-4 text-ok" />
            {t('freshness.since', { time: time(data.onShopSince) })}
          </>
        )
      )}
    </p>
  );
}
