import { useRouter } from 'next/router';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { Badge } from '@/components/ui/badge';
import { SEARCH_LIST_KINDS, type SearchListKind } from '@/contract/constants';
import type { CountedSearch } from '@/contract/schemas/search-desk';
import type { User } from '@/contract/schemas/users';
import { defineResource, NEW, type SheetContext, type ViewContext } from '../resource/define-resource';
import { ResourceList } from '../resource/resource-list';
import { lazySheet } from '../resource/sheet-skeleton';
import { StateTabs } from '../resource/state-tabs';
import { optionOf } from '../resource/use-list-address';
import { RuleActions, RuleText } from './rule-parts';

const TeachForm = lazySheet(() => import('./teach-form').then((module) => module.TeachForm));

/** What the search was taught: in force, or earlier versions and ended rules. */
const RULE_LISTS = ['regras', 'encerradas'] as const;
const LISTS = [...SEARCH_LIST_KINDS, ...RULE_LISTS] as const;
type List = (typeof LISTS)[number];

/** What the lists of the place share: its address, its texts, and the permission. */
const place = {
  path: DASHBOARD_ROUTES.searches,
  permission: 'search.write',
  texts: 'manage-search',
  filters: { tipo: null },
} as const;

/** What stands around each list: the ways to the others, and the sheet that teaches. */
const around = (
  { t, address }: Pick<ViewContext<never, 'tipo', 'manage-search'>, 't' | 'address'>,
  list: List,
) => ({
  above: (
    <StateTabs
      label={t('lists.label')}
      current={list}
      tabs={LISTS.map((value) => ({
        value,
        text: t(`lists.${value}`),
        href: address.hrefOf({ tipo: value, pagina: 1, aberto: null }),
      }))}
    />
  ),
  below: <p className="max-w-prose text-muted">{t(`texts.${list}`)}</p>,
  empty: t(`none.${list}`),
  isFiltered: false,
  sheet: {
    title: (typed: string) => (
      <span>
        {t('teach.title')} <bdi className="break-words">“{typed}”</bdi>
      </span>
    ),
    byId: (typed: string, sheet: SheetContext) => (
      <TeachForm typed={typed === NEW ? null : typed} {...sheet} />
    ),
  },
});

/** Searches of one kind, the frequent ones first; each opens the sheet that teaches. */
const defineCounted = (kind: SearchListKind) =>
  defineResource({
    ...place,
    endpoint: 'listCountedSearches',
    title: (t) => t(`lists.${kind}`),
    toQuery: () => ({ tipo: kind }),
    idOf: ({ typed }) => typed,
    view(context) {
      const { t } = context;
      const count = (id: 'searches' | 'lastResultCount' | 'clicks' | 'additions', isExtra: boolean) => ({
        id,
        header: t(`columns.${id}`),
        isExtra,
        count: (row: CountedSearch) => row[id],
      });
      return {
        ...around(context, kind),
        columns: [
          {
            id: 'typed',
            header: t('columns.typed'),
            title: ({ typed }) => <bdi className="break-words max-lg:wrap-anywhere">{typed}</bdi>,
          },
          count('searches', false),
          count('lastResultCount', kind === 'sem-resultado'),
          count('clicks', true),
          count('additions', true),
          {
            id: 'taught',
            header: t('columns.taught'),
            cell: ({ rules }) => rules > 0 && <Badge tone="ok">{t('taught', { count: rules })}</Badge>,
          },
          { id: 'last', header: t('columns.last'), isExtra: true, when: ({ lastAt }) => lastAt },
        ],
      };
    },
  });

/** Rules of the search, newest first. */
const defineRules = (list: (typeof RULE_LISTS)[number]) =>
  defineResource({
    ...place,
    endpoint: 'listSearchRules',
    title: (t) => t(`lists.${list}`),
    toQuery: () => ({ situacao: list === 'regras' ? ('em-vigor' as const) : list }),
    idOf: ({ id }) => id,
    view(context) {
      const { t } = context;
      return {
        ...around(context, list),
        ...(list === 'regras' && { create: t('teach.new') }),
        columns: [
          {
            id: 'typed',
            header: t('columns.typed'),
            isTitle: true,
            cell: ({ typed }) => <bdi className="break-words max-lg:wrap-anywhere">{typed}</bdi>,
          },
          { id: 'rule', header: t('columns.rule'), cell: (rule) => <RuleText rule={rule} /> },
          { id: 'version', header: t('columns.version'), isExtra: true, count: ({ version }) => version },
          { id: 'author', header: t('columns.author'), isExtra: true, text: ({ author }) => author },
          {
            id: 'when',
            header: t('columns.when'),
            when: ({ endedAt, createdAt }) => endedAt ?? createdAt,
          },
          { id: 'actions', header: t('columns.actions'), cell: (rule) => <RuleActions rule={rule} /> },
        ],
      };
    },
  });

const counted = Object.fromEntries(SEARCH_LIST_KINDS.map((kind) => [kind, defineCounted(kind)]));
const taught = Object.fromEntries(RULE_LISTS.map((list) => [list, defineRules(list)]));

/** Searches as people made them, and what the search was taught; any line opens the sheet that teaches. */
export function SearchDesk({ user }: { user: User }) {
  const { tipo } = useRouter().query;
  const list = optionOf(LISTS, typeof tipo === 'string' ? tipo : '') ?? 'sem-resultado';
  const [searches, rules] = [counted[list], taught[list]];
  return searches ? (
    <ResourceList key={list} resource={searches} user={user} />
  ) : (
    rules && <ResourceList key={list} resource={rules} user={user} />
  );
}
