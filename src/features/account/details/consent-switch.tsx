import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/components/ui/checkbox';
import { formatDate } from '@/lib/time/dates';
import { notify } from '@/client/toast';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { useFormErrors } from '@/features/account/form-errors';
import { ownConsentsQuery, useUpdateConsents } from './security.mutations';

/** News by e-mail: on or off, and since when. It is saved at once. */
export function ConsentSwitch() {
  const { t, i18n } = useTranslation('account');
  const { data, error, refetch } = useQuery(ownConsentsQuery);
  const update = useUpdateConsents();
  const { textOfFailure } = useFormErrors();
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={1} />
    );
  const change = (wanted: boolean) => {
    if (update.isPending) return;
    update.mutate(wanted, {
      onSuccess: () => notify('success', t(wanted ? 'privacy.newsOn' : 'privacy.newsOff')),
      onError: (failure) => notify('error', textOfFailure(failure)),
    });
  };
  // Optimistic: the box shows the new value while it is saved, and the old one again after an error.
  const isOn = update.isPending ? update.variables : data.marketing;
  return (
    <div>
      <Checkbox
        label={t('register.consent')}
        checked={isOn}
        aria-busy={update.isPending || undefined}
        onChange={(event) => change(event.target.checked)}
      />
      {isOn && data.marketingSince && (
        <p className="text-sm text-muted">
          {t('privacy.newsSince', { date: formatDate(data.marketingSince, i18n.language) })}
        </p>
      )}
    </div>
  );
}
