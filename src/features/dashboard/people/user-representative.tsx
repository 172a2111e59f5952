import { useTranslation } from 'next-i18next/pages';
import { referralPath } from '@config/routes';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import type { ManagedUser } from '@/contract/schemas/people';
import { CopyField } from '../editor/copy-field';
import { Failure } from '../kit/failure';
import { useRefusalText } from './use-refusal-text';
import { useAction } from '../resource/use-action';
import { ofUser } from './users.queries';

interface UserRepresentativeProps {
  user: ManagedUser;
  canWrite: boolean;
}

/** Whether a user brings customers to the shop, with the code and the link that credit them. */
export function UserRepresentative({ user, canWrite }: UserRepresentativeProps) {
  const { t } = useTranslation('manage-people');
  const textOf = useRefusalText();
  const isRepresentative = user.permissions.includes('representante');
  const set = useAction({
    ...ofUser(user),
    send: (representante: boolean) => call('setRepresentante', { body: { userId: user.id, representante } }),
    done: (_, isOne) => t(isOne ? 'representative.begun' : 'representative.ended'),
  });
  const code = user.representativeCode;
  if (!isRepresentative && !canWrite) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('representative.title')}</h3>
      <p className="text-muted">{t(isRepresentative ? 'representative.is' : 'representative.isNot')}</p>
      {isRepresentative && code && (
        <>
          <CopyField label={t('representative.code')} value={code} />
          <CopyField
            label={t('representative.link')}
            value={`${window.location.origin}${referralPath(code)}`}
          />
        </>
      )}
      {set.error && <Failure error={set.error} textOf={textOf} />}
      {canWrite && (
        <Button
          size="sm"
          tone={isRepresentative ? 'danger' : 'outline'}
          pending={set.isPending}
          onClick={() => set.mutate(!isRepresentative)}
          className="justify-self-start"
        >
          {t(isRepresentative ? 'representative.end' : 'representative.begin')}
        </Button>
      )}
    </section>
  );
}
