import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath } from '@config/routes';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { REVIEW_STATES } from '@/contract/constants';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { BulkBar } from '../../resource/bulk-bar';
import { defineResource } from '../../resource/define-resource';
import { StateTabs } from '../../resource/state-tabs';
import { useAction } from '../../resource/use-action';
import { optionOf } from '../../resource/use-list-address';
import { useListChange } from '../../resource/use-list-change';
import { shortDate } from '../short-date';
import { Stars } from '../stars';
import { applyModeration, planUndo, type ReviewState } from './plan-moderation';

const STARS = ['5', '4', '3', '2', '1'] as const;
/** What the address says for reviews of every state: without a word the list shows what waits. */
const ALL = 'todas';
const TABS = ['pending', 'approved', 'rejected', ALL] as const;
const TONES: Record<ReviewState, BadgeTone> = { pending: 'warn', approved: 'ok', rejected: 'neutral' };

const stateOf = (situacao: string) =>
  situacao === ALL ? undefined : (optionOf(REVIEW_STATES, situacao) ?? 'pending');

interface Moderation {
  reviews: readonly ManagedReview[];
  status: ReviewState;
}

const idsOf = (reviews: readonly ManagedReview[]) => reviews.map(({ id }) => id);

/** Gives reviews another state: the lists on the screen show it at once, and a toast offers to take it back. */
function useModeration() {
  const { t } = useTranslation(['manage-content', 'manage']);
  const undo = useAction({
    refreshes: ['listManagedReviews', 'getReport'],
    send: (reviews: readonly ManagedReview[]) =>
      Promise.all(planUndo(reviews).map((body) => call('moderateReviews', { body }))),
  });
  return useListChange({
    list: 'listManagedReviews',
    send: ({ reviews, status }: Moderation) =>
      call('moderateReviews', { body: { ids: idsOf(reviews), status } }),
    apply: (list, { reviews, status }, asked) =>
      applyModeration(list, idsOf(reviews), status, asked.query.situacao),
    refreshes: ['getReport'],
    onDone: (_, { reviews, status }) =>
      notify('success', t(`reviews.done.${status}`, { count: reviews.length }), {
        label: t('manage:undo'),
        run: () => undo.mutate(reviews),
      }),
  });
}

interface DecideProps {
  reviews: readonly ManagedReview[];
  /** The decision that stands already is not offered. */
  decided?: ReviewState;
  /** Said for assistive technology, behind what the button does. */
  of?: string;
  onDecided?: () => void;
}

/** The two decisions about reviews. */
function Decide({ reviews, decided, of, onDecided }: DecideProps) {
  const { t } = useTranslation('manage-content');
  const { mutate } = useModeration();
  return (['approved', 'rejected'] as const)
    .filter((status) => status !== decided)
    .map((status) => (
      <Button
        key={status}
        size="sm"
        tone={status === 'rejected' ? 'outline' : undefined}
        onClick={() => {
          mutate({ reviews, status });
          onDecided?.();
        }}
      >
        {t(status === 'approved' ? 'reviews.approve' : 'reviews.reject')}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    ));
}

/** Reviews of the customers: those that wait first, decided one by one or many at once. */
export const reviews = defineResource({
  endpoint: 'listManagedReviews',
  path: DASHBOARD_ROUTES.reviews,
  permission: 'content.write',
  texts: 'manage-content',
  title: (t) => t('reviews.title'),
  filters: { q: null, situacao: null, estrelas: STARS },
  toQuery({ q, situacao, estrelas }) {
    const [state, stars] = [stateOf(situacao), optionOf(STARS, estrelas)];
    return { ...(q && { q }), ...(state && { situacao: state }), ...(stars && { estrelas: stars }) };
  },
  idOf: ({ id }) => id,
  view: ({ t, locale, address }) => ({
    empty: t('reviews.empty'),
    above: (
      <StateTabs
        label={t('state')}
        current={stateOf(address.values.situacao) ?? ALL}
        tabs={TABS.map((value) => ({
          value,
          text: t(`reviews.tab.${value}`),
          href: address.hrefOf({ situacao: value === 'pending' ? '' : value, pagina: 1 }),
        }))}
      />
    ),
    filter: {
      label: t('reviews.filter'),
      search: { name: 'q', label: t('reviews.search'), placeholder: t('reviews.searchHint') },
      choices: [
        {
          name: 'estrelas',
          label: t('reviews.stars'),
          any: t('reviews.anyStars'),
          options: STARS.map((value) => ({ value, text: t('stars', { score: value }) })),
        },
      ],
    },
    columns: [
      {
        id: 'author',
        header: t('reviews.author'),
        isTitle: true,
        cell: ({ reviewScore, author, createdAt, verified }) => (
          <div className="grid gap-0.5 py-1.5 lg:w-40">
            <Stars score={reviewScore} />
            <bdi className="font-bold">{author}</bdi>
            <span className="text-sm text-muted">
              {shortDate(createdAt, locale)}
              {verified && ` · ${t('reviews.verified')}`}
            </span>
          </div>
        ),
      },
      {
        id: 'text',
        header: t('reviews.text'),
        cell: ({ title, text }) => (
          <div dir="auto" className="min-w-0 max-w-prose py-1.5 break-words whitespace-pre-line lg:min-w-64">
            {title && <p className="font-bold">{title}</p>}
            <p>{text}</p>
          </div>
        ),
      },
      {
        id: 'product',
        header: t('reviews.product'),
        cell: ({ productSlug, productTitle }) => (
          <Link
            href={productPath(productSlug)}
            data-row-link
            target="_blank"
            className="inline-flex min-h-8 items-center text-primary underline lg:max-w-44"
          >
            {productTitle}
          </Link>
        ),
      },
      {
        id: 'status',
        header: t('state'),
        badge: ({ status }) => [TONES[status], t(`reviews.state.${status}`)],
      },
      {
        id: 'decide',
        header: '',
        align: 'end',
        cell: (review) => (
          <div className="flex flex-wrap gap-2 py-1 lg:justify-end print:hidden">
            <Decide reviews={[review]} decided={review.status} of={review.author} />
          </div>
        ),
      },
    ],
    bulk: {
      allLabel: t('reviews.selectAll'),
      rowLabel: ({ author, productTitle }) => t('reviews.select', { author, product: productTitle }),
      bar: (chosen, clear) => (
        <BulkBar count={chosen.length} onClear={clear}>
          <Decide reviews={chosen} onDecided={clear} />
        </BulkBar>
      ),
    },
  }),
});
