import { useTranslation } from 'next-i18next/pages';
import type { SearchRule } from '@/contract/schemas/search-desk';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { Button } from '@/components/ui/button';
import { useFailureText } from '../kit/failure';
import { useAction } from '../resource/use-action';
import { RULE_LISTS } from './searches.queries';

/** A rule in words: what it does, with what, and in which language. */
export function RuleText({ rule: { kind, target, productTitle, locale } }: { rule: SearchRule }) {
  const { t } = useTranslation('manage-search');
  const shown = productTitle ?? target;
  return (
    <span>
      {t(`kinds.${kind}`)}
      {shown && (
        <>
          {': '}
          <bdi className="font-semibold break-words max-lg:wrap-anywhere">{shown}</bdi>
        </>
      )}
      <span className="block text-sm text-muted">{locale ? t(`locales.${locale}`) : t('locales.all')}</span>
    </span>
  );
}

/** Ends a rule in force, or brings an ended one back as it was. */
export function RuleActions({ rule: { id, kind, typed, locale, target, endedAt } }: { rule: SearchRule }) {
  const { t } = useTranslation('manage-search');
  const textOf = useFailureText();
  const hasEnded = endedAt !== null;
  const change = useAction({
    refreshes: RULE_LISTS,
    send: () =>
      hasEnded
        ? call('createSearchRule', { body: { kind, typed, locale, target } })
        : call('endSearchRule', { params: { id } }),
    done: () => t(hasEnded ? 'rule.restored' : 'rule.ended'),
    showsError: true,
    onRefused: (error) =>
      notify('error', error.fields.target === 'taken' ? t('rule.isThere') : textOf(error)),
  });
  return (
    <Button tone="outline" size="sm" pending={change.isPending} onClick={() => change.mutate()}>
      {t(hasEnded ? 'rule.restore' : 'rule.end')} <span className="sr-only">{typed}</span>
    </Button>
  );
}
