import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { SEARCH_LIST_KINDS } from '@/contract/constants';
import { EditSheet } from '../content/edit-sheet';
import { SheetSkeleton } from '../content/sheet-skeleton';
import { StateTabs } from '../content/state-tabs';
import { optionOf, useListAddress } from '../kit/use-list-address';
import { CountedSearchList } from './counted-search-list';
import { SearchRuleList } from './search-rule-list';
import { RULE_LISTS } from './searches.queries';

const TeachSheet = dynamic(() => import('./teach-sheet').then((module) => module.TeachSheet), {
  ssr: false,
  loading: SheetSkeleton,
});

const LISTS = [...SEARCH_LIST_KINDS, ...RULE_LISTS] as const;

/** Searches as people made them, and what the search was taught; any line opens the sheet that teaches. */
export function SearchDesk() {
  const { t } = useTranslation('manage-search');
  const list = useListAddress(DASHBOARD_ROUTES.searches, ['tipo']);
  const { aberto, pagina } = list.values;
  const shown = optionOf(LISTS, list.values.tipo) ?? 'sem-resultado';
  const counted = optionOf(SEARCH_LIST_KINDS, shown);
  const rules = optionOf(RULE_LISTS, shown);
  const hrefOf = (change: { pagina?: number; aberto?: string | null }) => list.hrefOf(change);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StateTabs
        label={t('lists.label')}
        current={shown}
        tabs={LISTS.map((value) => ({
          value,
          text: t(`lists.${value}`),
          href: list.hrefOf({ tipo: value, pagina: 1, aberto: null }),
        }))}
      />
      <p className="max-w-prose text-muted">{t(`texts.${shown}`)}</p>
      {counted && <CountedSearchList kind={counted} page={pagina} hrefOf={hrefOf} openId={aberto} />}
      {rules && <SearchRuleList list={rules} page={pagina} hrefOf={hrefOf} />}
      <EditSheet
        id={aberto}
        title={(typed) => (
          <span>
            {t('teach.title')} <bdi className="break-all">“{typed}”</bdi>
          </span>
        )}
        onClose={() => list.open(null)}
      >
        {(typed, onDirty) => <TeachSheet typed={typed} onDirty={onDirty} onDone={() => list.open(null)} />}
      </EditSheet>
    </div>
  );
}
