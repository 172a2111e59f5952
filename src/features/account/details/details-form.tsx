import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Notice } from '@/components/ui/notice';
import { TextInput } from '@/components/ui/text-input';
import type { UserDetails } from '@/contract/schemas/users';
import { formatDocument } from '@/lib/documents';
import { documentMask, phoneMask } from '@/lib/masks/code-masks';
import { formatPhone } from '@/lib/phone';
import { notify } from '@/client/toast';
import { useUpdateDetails } from '@/features/account/account.mutations';
import { showRefusedFields, useFormErrors } from '@/features/account/form-errors';

const valuesOf = ({ fullName, phone, document, stateRegistration }: UserDetails) => ({
  fullName,
  phone: phone ? formatPhone(phone) : '',
  document: document ? formatDocument(document) : '',
  stateRegistration: stateRegistration ?? '',
});

const loadRules = () => import('./details.schema').then((rules) => rules.details);

/** Name, phone and documents of the signed-in user. */
export function DetailsForm({ details }: { details: UserDetails }) {
  const { t } = useTranslation(['account', 'common']);
  const update = useUpdateDetails();
  const { textOf, textOfFailure } = useFormErrors();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: valuesOf(details) });
  const { errors } = form.formState;
  const optional = (name: 'phone' | 'document' | 'stateRegistration') =>
    t('common:optional', { label: t(`fields.${name}`) });

  const submit = form.handleSubmit((body) =>
    update.mutate(body, {
      onSuccess(saved) {
        form.reset(valuesOf(saved));
        notify('success', t('details.saved'));
      },
      onError: (error) =>
        showRefusedFields(form.setError, error, ['fullName', 'phone', 'document', 'stateRegistration']),
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      {update.error && (
        <Notice tone="error" role="alert" className="sm:col-span-2">
          {textOfFailure(update.error)}
        </Notice>
      )}
      <Field label={t('fields.fullName')} error={textOf(errors.fullName)} required className="sm:col-span-2">
        <TextInput {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Field label={t('fields.email')} hint={t('details.emailHint')}>
        <TextInput value={details.email} readOnly dir="ltr" autoComplete="email" className="bg-surface" />
      </Field>
      <MaskedField
        control={form.control}
        name="phone"
        label={optional('phone')}
        textOf={textOf}
        mask={phoneMask}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <MaskedField
        control={form.control}
        name="document"
        label={optional('document')}
        hint={t('details.documentHint')}
        textOf={textOf}
        mask={documentMask}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Field label={optional('stateRegistration')} error={textOf(errors.stateRegistration)}>
        <TextInput {...form.register('stateRegistration')} autoComplete="off" />
      </Field>
      <Button
        type="submit"
        pending={form.formState.isSubmitting || update.isPending}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {t(update.isPending ? 'details.pending' : 'details.submit')}
      </Button>
    </form>
  );
}
