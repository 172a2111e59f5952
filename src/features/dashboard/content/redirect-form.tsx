import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '@/client/call';
import dynamic from 'next/dynamic';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { CreateRedirectBody, Redirect } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { useFieldText } from '../editor/form-errors';
import { useEditing } from '../editor/use-editing';
import { CopyCode } from './copy-code';
import { DeleteButton } from './delete-button';
import { redirectAddress } from './redirect-address';
import { SheetForm } from './sheet-form';
import { useRefresh } from './use-refresh';

const LinkQrCode = dynamic(() => import('./link-qr-code').then((module) => module.LinkQrCode), {
  ssr: false,
  loading: () => <Skeleton className="aspect-square w-48" />,
});

interface RedirectFormProps {
  /** What is stored; null for a new one. */
  stored: Redirect | null;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

interface Values {
  code: string;
  target: string;
  /** Empty: nobody is credited but the campaign itself. */
  representativeCode: string;
  active: boolean;
}

const NAMES = ['code', 'target', 'representativeCode', 'active'] as const;
const EMPTY: Values = { code: '', target: '/', representativeCode: '', active: true };
const FormSchema = z
  .custom<Values>()
  .transform((values) => ({
    ...values,
    code: values.code.trim(),
    representativeCode: values.representativeCode.trim() || null,
  }))
  .pipe(CreateRedirectBody);

const valuesOf = ({ code, target, representativeCode, active }: Redirect): Values => ({
  code,
  target,
  representativeCode: representativeCode ?? '',
  active,
});

/** A campaign link: its code, the page it leads to and whom it credits. The code stays once it was given out. */
export function RedirectForm({ stored, onDirty, onDone }: RedirectFormProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFieldText();
  const refresh = useRefresh('listRedirects');
  const form = useForm<Values, unknown, CreateRedirectBody>({
    resolver: zodResolver(FormSchema),
    defaultValues: stored ? valuesOf(stored) : EMPTY,
  });
  const { errors } = form.formState;
  const done = () => {
    refresh();
    onDirty(false);
    onDone();
  };
  const editing = useEditing({
    form,
    stored,
    valuesOf,
    isSaved: (details): details is Redirect => Redirect.safeParse(details).success,
    create: (body) => call('createRedirect', { body }),
    update: ({ code }, { code: _, ...body }) => call('updateRedirect', { params: { code }, body }),
    names: NAMES,
    onSaved(_, wasNew) {
      notify('success', t('manage:saved'));
      if (wasNew) done();
      else refresh();
    },
  });
  const saved = editing.stored;

  return (
    <SheetForm
      label={t('redirects.form')}
      editing={editing}
      labelOf={(key) => t(`redirects.${key}`)}
      onDirty={onDirty}
      actions={
        saved && (
          <DeleteButton
            question={t('redirects.deleteQuestion', { code: saved.code })}
            hint={t('redirects.deleteHint')}
            remove={() => call('deleteRedirect', { params: { code: saved.code } })}
            onDeleted={() => {
              notify('success', t('deleted'));
              done();
            }}
          />
        )
      }
    >
      {saved ? (
        <>
          <CopyCode label={t('redirects.link')} code={redirectAddress(saved.code)} />
          <LinkQrCode address={redirectAddress(saved.code)} fileName={saved.code} />
        </>
      ) : (
        <Field
          label={t('redirects.code')}
          hint={t('redirects.codeHint')}
          error={textOf(errors.code)}
          required
        >
          <TextInput {...form.register('code')} dir="ltr" autoComplete="off" />
        </Field>
      )}
      <Field
        label={t('redirects.target')}
        hint={t('redirects.targetHint')}
        error={textOf(errors.target)}
        required
      >
        <TextInput {...form.register('target')} dir="ltr" autoComplete="off" />
      </Field>
      <Field
        label={t('redirects.representativeCode')}
        hint={t('redirects.representativeHint')}
        error={textOf(errors.representativeCode)}
      >
        <TextInput {...form.register('representativeCode')} dir="ltr" autoComplete="off" />
      </Field>
      <Checkbox {...form.register('active')} label={t('redirects.active')} className="min-h-11" />
    </SheetForm>
  );
}
