import { useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { REVIEW_STATES } from '@/contract/constants';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { BulkBar } from '../kit/bulk-bar';
import { ListBody } from '../kit/list-body';
import { optionOf, useListAddress } from '../kit/use-list-address';
import type { ReviewState } from './plan-moderation';
import { reviewColumns } from './review-columns';
import { useModerateReviews } from './reviews.mutations';
import { reviewListQuery } from './reviews.queries';
import { StateTabs } from './state-tabs';

const STARS = ['5', '4', '3', '2', '1'] as const;
/** What the address says for reviews of every state: without a word the list shows what waits. */
const ALL = 'todas';

/** Reviews of the customers: those that wait first, decided one by one or many at once. */
export function ReviewList() {
  const { t } = useTranslation('manage-content');
  const { locale = 'pt-BR' } = useRouter();
  const [selected, setSelected] = useState<RowSelectionState>({});
  const list = useListAddress(DASHBOARD_ROUTES.reviews, ['q', 'situacao', 'estrelas']);
  const { q, situacao, estrelas, pagina } = list.values;
  const state = situacao === ALL ? undefined : (optionOf(REVIEW_STATES, situacao) ?? 'pending');
  const stars = optionOf(STARS, estrelas);
  const { data, error, refetch } = useQuery(
    reviewListQuery({
      ...(q && { q }),
      ...(state && { situacao: state }),
      ...(stars && { estrelas: stars }),
      pagina,
    }),
  );
  const { mutate } = useModerateReviews();
  const moderate = (reviews: readonly ManagedReview[], status: ReviewState) => {
    mutate({ reviews, status });
    setSelected({});
  };
  const columns = useMemo(
    () => reviewColumns({ t, locale, onModerate: (review, status) => mutate({ reviews: [review], status }) }),
    [t, locale, mutate],
  );
  const chosen = (data?.items ?? []).filter(({ id }) => selected[id]);
  const tabs = (['pending', 'approved', 'rejected', ALL] as const).map((value) => ({
    value,
    text: t(`reviews.tab.${value}`),
    href: list.hrefOf({ situacao: value === 'pending' ? '' : value, pagina: 1 }),
  }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <StateTabs label={t('state')} current={state ?? ALL} tabs={tabs} />
        <FilterBar
          label={t('reviews.filter')}
          search={{
            label: t('reviews.search'),
            placeholder: t('reviews.searchHint'),
            submit: t('search'),
            value: q,
          }}
          onSearch={(text) => list.filter({ q: text })}
          choice={{
            label: t('reviews.stars'),
            value: estrelas,
            any: t('reviews.anyStars'),
            options: STARS.map((value) => ({ value, text: t('stars', { score: value }) })),
            onChoose: (value) => list.filter({ estrelas: value }),
          }}
        />
      </div>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={list.isFiltered}
        path={DASHBOARD_ROUTES.reviews}
        hrefOf={list.hrefOf}
        empty={t('reviews.empty')}
      >
        <DataTable
          columns={columns}
          rows={data?.items}
          idOf={({ id }) => id}
          caption={t('reviews.title')}
          selection={{
            selected,
            onSelect: setSelected,
            allLabel: t('reviews.selectAll'),
            rowLabel: ({ author, productTitle }) => t('reviews.select', { author, product: productTitle }),
          }}
        />
      </ListBody>
      <BulkBar count={chosen.length} onClear={() => setSelected({})}>
        <Button size="sm" onClick={() => moderate(chosen, 'approved')}>
          {t('reviews.approve')}
        </Button>
        <Button size="sm" tone="outline" onClick={() => moderate(chosen, 'rejected')}>
          {t('reviews.reject')}
        </Button>
      </BulkBar>
    </div>
  );
}
