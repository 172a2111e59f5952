import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PERMISSIONS } from '@config/permissions';
import { call } from '@/client/call';
import { Notice } from '@/components/ui/notice';
import type { CallInput } from '@/contract/contract';
import type { ManagedUser } from '@/contract/schemas/people';
import { InlineForm } from '../resource/inline-form';
import { useAction } from '../resource/use-action';
import { useUnsavedGuard } from '../resource/use-unsaved-guard';
import { ofUser, useRefusalText } from './users.queries';

/** `representante` brings a code with it and has a place of its own. */
const CHOICES = PERMISSIONS.filter((permission) => permission !== 'representante');

interface UserRolesFormProps {
  user: ManagedUser;
  /** The person looks at the own account. */
  isSelf: boolean;
  /** Says whether something was changed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** What a user may do in the shop, each permission with what it opens. */
export function UserRolesForm({ user, isSelf, onDirty }: UserRolesFormProps) {
  const { t } = useTranslation(['manage-people', 'manage']);
  const textOf = useRefusalText();
  const update = useAction({
    ...ofUser(user),
    send: (body: CallInput<'updateUser'>['body']) => call('updateUser', { params: { id: user.id }, body }),
    done: () => t('manage:saved'),
  });
  const has = (permission: string) => user.permissions.includes(permission);
  const form = useForm({ defaultValues: { admin: user.admin, held: CHOICES.filter(has) } });
  const [admin, held] = useWatch({ control: form.control, name: ['admin', 'held'] });

  const isAdminChanged = admin !== user.admin;
  const arePermissionsChanged = CHOICES.some((one) => held.includes(one) !== has(one));
  const isDirty = isAdminChanged || arePermissionsChanged;
  const tell = useEffectEvent((dirty: boolean) => onDirty(dirty));
  useEffect(() => tell(isDirty), [isDirty]);
  useUnsavedGuard(isDirty, t('manage:unsaved'));

  const submit = form.handleSubmit(() => {
    if (!isDirty || update.isPending) return;
    update.mutate({
      ...(isAdminChanged && { admin }),
      ...(arePermissionsChanged && {
        permissions: PERMISSIONS.filter((one) => (one === 'representante' ? has(one) : held.includes(one))),
      }),
    });
  });
  const options = CHOICES.map((value) => ({
    value,
    text: t(`permission.${value}.name`),
    hint: t(`permission.${value}.text`),
  }));
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('roles.title')}</h3>
      {isSelf && <Notice tone="info">{t('roles.own')}</Notice>}
      <InlineForm
        form={form}
        fields={[
          { kind: 'switch', name: 'admin', label: t('users.admin'), hint: t('roles.adminText') },
          { kind: 'boxes', name: 'held', label: t('roles.permissions'), options },
          { kind: 'custom', show: <p className="text-muted">{t('roles.signedOut')}</p> },
        ]}
        error={update.error}
        textOf={textOf}
        tone={isDirty ? 'primary' : 'outline'}
        pending={update.isPending}
        submit={t('manage:save')}
        onSubmit={submit}
        className="grid gap-3"
      />
    </section>
  );
}
