import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { brand } from '@config/brands';
import type { ApiError } from '@/client/api-error';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { TextInput } from '@/components/ui/text-input';
import { exampleOrderNumber } from '@/lib/codes/order-prefix';
import { errorText, fieldErrorText } from '@/lib/texts/error-text';

const loadRules = () => import('./track-order.schema').then(({ trackOrder }) => trackOrder);

const FIELDS = ['number', 'email'] as const;

interface TrackOrderFormProps {
  /** The order number of a link that has expired. */
  number: string;
  error: ApiError | null;
  isPending: boolean;
  /** The form takes the place of the pressed button. */
  takesFocus: boolean;
  onSubmit: (body: { number: string; email: string }) => void;
}

/** Asks for order number and e-mail, which a customer without an account knows. */
export function TrackOrderForm({ number, error, isPending, takesFocus, onSubmit }: TrackOrderFormProps) {
  const { t } = useTranslation(['forms', 'errors', 'common']);
  useNamespace('errors');
  const form = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { number, email: '' },
  });
  const { errors } = form.formState;
  const { setError, setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('number');
  }, [takesFocus, setFocus]);
  useEffect(() => {
    const faults = error?.fields ?? {};
    FIELDS.filter((name) => faults[name]).forEach((name, index) =>
      setError(name, { type: 'server', message: faults[name] }, { shouldFocus: index === 0 }),
    );
  }, [error, setError]);
  const submit = form.handleSubmit((values) => {
    if (!isPending) onSubmit({ number: values.number, email: values.email ?? '' });
  });
  return (
    <Panel className="max-w-xl md:p-8">
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {error && (
          <Notice tone={error.status === 404 ? 'warn' : 'error'} role="alert">
            {error.status === 404 ? t('tracking.unknown') : errorText(t, error)}
          </Notice>
        )}
        <Field
          label={t('tracking.number')}
          hint={t('tracking.numberHint', { number: exampleOrderNumber(brand.id) })}
          error={fieldErrorText(t, errors.number?.message)}
          required
        >
          <TextInput
            {...form.register('number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
        <Field label={t('tracking.email')} error={fieldErrorText(t, errors.email?.message)} required>
          <TextInput
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
        <Button type="submit" pending={form.formState.isSubmitting || isPending}>
          {t(isPending ? 'tracking.pending' : 'tracking.submit')}
        </Button>
      </form>
    </Panel>
  );
}
