import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { SearchRule } from '@/contract/schemas/search-desk';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { useCreateRule, useEndRule } from './rules.mutations';

/** Ends a rule in force, or brings an ended one back as it was. */
export function RuleActions({ rule }: { rule: SearchRule }) {
  const { t } = useTranslation('manage-search');
  const textOf = useFailureText();
  const create = useCreateRule();
  const end = useEndRule();
  const { id, kind, typed, locale, target, endedAt } = rule;
  const isTaken = (fields: Record<string, string>) => fields.target === 'taken';
  if (endedAt !== null)
    return (
      <Button
        tone="outline"
        size="sm"
        pending={create.isPending}
        onClick={() =>
          create.mutate(
            { kind, typed, locale, target },
            {
              onSuccess: () => notify('success', t('rule.restored')),
              onError: (error) => notify('error', isTaken(error.fields) ? t('rule.isThere') : textOf(error)),
            },
          )
        }
      >
        {t('rule.restore')} <span className="sr-only">{typed}</span>
      </Button>
    );
  return (
    <Button
      tone="outline"
      size="sm"
      pending={end.isPending}
      onClick={() =>
        end.mutate(id, {
          onSuccess: () => notify('success', t('rule.ended')),
          onError: (error) => notify('error', textOf(error)),
        })
      }
    >
      {t('rule.end')} <span className="sr-only">{typed}</span>
    </Button>
  );
}
