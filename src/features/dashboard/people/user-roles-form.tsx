import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PERMISSIONS } from '@config/permissions';
import { isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { Notice } from '@/components/ui/notice';
import type { CallInput } from '@/contract/contract';
import type { ManagedUser } from '@/contract/schemas/people';
import { ConflictDialog } from '../resource/conflict-dialog';
import { InlineForm } from '../resource/inline-form';
import { isRecord, mergeChanges, same } from '../resource/plan-conflict';
import { useAction } from '../resource/use-action';
import { useUnsavedGuard } from '../resource/use-unsaved-guard';
import { pairPermissions } from './pair-permissions';
import { ofUser, useRefusalText } from './users.queries';

/** `representante` brings a code with it and has a place of its own. */
const CHOICES = PERMISSIONS.filter((permission) => permission !== 'representante');

interface Values {
  admin: boolean;
  held: string[];
}

const valuesOf = ({ admin, permissions }: ManagedUser): Values => ({
  admin,
  held: CHOICES.filter((one) => permissions.includes(one)),
});

/** Each permission by itself, so that two people who change different ones do not undo each other. */
const rolesOf = ({ admin, held }: Values) => ({
  admin,
  ...Object.fromEntries(CHOICES.map((one) => [one, held.includes(one)])),
});

/** Both changes of what was `seen`. */
function merge(seen: Values, mine: Values, theirs: Values): Values {
  const roles: Record<string, boolean> = mergeChanges(rolesOf(seen), rolesOf(mine), rolesOf(theirs));
  return { admin: roles.admin === true, held: CHOICES.filter((one) => roles[one]) };
}

/** Tells the user that comes with a conflict apart from anything else. */
const isUser = (details: unknown): details is ManagedUser =>
  isRecord(details) && 'admin' in details && 'permissions' in details;

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
  const [seen, setSeen] = useState(user);
  const [conflict, setConflict] = useState<ManagedUser | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(user) });
  const [admin, held] = useWatch({ control: form.control, name: ['admin', 'held'] });

  // What was changed beside the form (a representative) counts; what it shows stays as it was read.
  const base = same(valuesOf(user), valuesOf(seen)) ? user : seen;
  const isDirty = !same(rolesOf({ admin, held }), rolesOf(valuesOf(base)));
  const tell = useEffectEvent((dirty: boolean) => onDirty(dirty));
  useEffect(() => tell(isDirty), [isDirty]);
  useUnsavedGuard(isDirty, t('manage:unsaved'));

  const save = async (on: ManagedUser, values: Values) => {
    const has = (permission: string) => on.permissions.includes(permission);
    try {
      const saved = await update.mutateAsync({
        ...(values.admin !== on.admin && { admin: values.admin }),
        ...(CHOICES.some((one) => values.held.includes(one) !== has(one)) && {
          permissions: PERMISSIONS.filter((one) =>
            one === 'representante' ? has(one) : values.held.includes(one),
          ),
        }),
        seen: { admin: on.admin, permissions: PERMISSIONS.filter(has) },
      });
      setSeen(saved);
    } catch (error) {
      // The form shows any other refusal itself.
      if (isApiError(error) && error.errorCode === 'STALE' && isUser(error.details))
        setConflict(error.details);
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (isDirty && !update.isPending) await save(base, values);
  });
  /** Ends the conflict: the form goes on from their roles, with what was ticked here. */
  const settle = (theirs: ManagedUser): Values => {
    const merged = merge(valuesOf(base), form.getValues(), valuesOf(theirs));
    setConflict(null);
    setSeen(theirs);
    update.reset();
    form.reset(merged);
    return merged;
  };
  const keepMine = async (theirs: ManagedUser) => {
    const merged = settle(theirs);
    // Both may have changed the same.
    if (!same(rolesOf(merged), rolesOf(valuesOf(theirs)))) await save(theirs, merged);
  };
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
          { kind: 'boxes', name: 'held', label: t('roles.permissions'), options, settle: pairPermissions },
          { kind: 'custom', show: <p className="text-muted">{t('roles.signedOut')}</p> },
        ]}
        error={conflict ? null : update.error}
        textOf={textOf}
        tone={isDirty ? 'primary' : 'outline'}
        pending={update.isPending}
        submit={t('manage:save')}
        onSubmit={submit}
        className="grid gap-3"
      />
      <ConflictDialog
        fields={conflict && []}
        labelOf={() => null}
        onKeepMine={() => conflict && void keepMine(conflict)}
        onTakeTheirs={() => conflict && settle(conflict)}
        onClose={() => setConflict(null)}
      />
    </section>
  );
}
