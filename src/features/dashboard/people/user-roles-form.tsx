import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Permission, PERMISSIONS } from '@config/permissions';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CallInput } from '@/contract/contract';
import type { ManagedUser } from '@/contract/schemas/people';
import { Checkbox } from '@/components/ui/checkbox';
import { useUnsavedGuard } from '../resource/use-unsaved-guard';
import { useRefusalText } from './use-refusal-text';
import { useAction } from '../resource/use-action';
import { ofUser } from './users.queries';

/** `representante` brings a code with it and has a place of its own. */
const isChoice = (permission: Permission) => permission !== 'representante';
const CHOICES = PERMISSIONS.filter(isChoice);

interface UserRolesFormProps {
  user: ManagedUser;
  /** The person looks at the own account. */
  isSelf: boolean;
  /** Says whether something was changed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

interface RoleChoiceProps {
  name: string;
  /** What it opens, in plain words. */
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One permission with what it means. */
function RoleChoice({ name, text, checked, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        label={<span className="font-semibold">{name}</span>}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={id}
      />
      <p id={id} className="ps-7.5 text-sm text-muted">
        {text}
      </p>
    </div>
  );
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
  const [admin, setAdmin] = useState(user.admin);
  const [held, setHeld] = useState<readonly string[]>(user.permissions);

  const isChanged = (permission: string) =>
    held.includes(permission) !== user.permissions.includes(permission);
  const isAdminChanged = admin !== user.admin;
  const arePermissionsChanged = CHOICES.some(isChanged);
  const isDirty = isAdminChanged || arePermissionsChanged;
  const tell = useEffectEvent((dirty: boolean) => onDirty(dirty));
  useEffect(() => tell(isDirty), [isDirty]);
  useUnsavedGuard(isDirty, t('manage:unsaved'));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isDirty || update.isPending) return;
    update.mutate({
      ...(isAdminChanged && { admin }),
      ...(arePermissionsChanged && {
        permissions: PERMISSIONS.filter((one) => (isChoice(one) ? held : user.permissions).includes(one)),
      }),
    });
  };
  const toggle = (permission: Permission, isOn: boolean) =>
    setHeld((before) => (isOn ? [...before, permission] : before.filter((one) => one !== permission)));

  return (
    <form onSubmit={submit} className="grid gap-3">
      <h3 className="text-lg">{t('roles.title')}</h3>
      {isSelf && <Notice tone="info">{t('roles.own')}</Notice>}
      <RoleChoice name={t('users.admin')} text={t('roles.adminText')} checked={admin} onChange={setAdmin} />
      <fieldset className="grid gap-2 border-t border-line pt-3">
        <legend className="sr-only">{t('roles.permissions')}</legend>
        {CHOICES.map((permission) => (
          <RoleChoice
            key={permission}
            name={t(`permission.${permission}.name`)}
            text={t(`permission.${permission}.text`)}
            checked={held.includes(permission)}
            onChange={(isOn) => toggle(permission, isOn)}
          />
        ))}
      </fieldset>
      <p className="text-muted">{t('roles.signedOut')}</p>
      {update.error && (
        <Notice tone="error" role="alert">
          {textOf(update.error)}
        </Notice>
      )}
      <Button
        type="submit"
        size="sm"
        tone={isDirty ? 'primary' : 'outline'}
        pending={update.isPending}
        className="justify-self-start"
      >
        {t('manage:save')}
      </Button>
    </form>
  );
}
