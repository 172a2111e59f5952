import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { errorText, fieldErrorText } from '@/lib/texts/error-text';

interface StockNoticeFormProps {
  variationId: string;
  /** The address of the signed-in user; empty for a visitor. */
  email: string;
}

const loadRules = () => import('./stock-notice.schema').then(({ stockNotice }) => stockNotice);

/** Requests one mail when a pack is in stock again. A lazy chunk with its own texts. */
export default function StockNoticeForm({ variationId, email }: StockNoticeFormProps) {
  const { t } = useTranslation(['reviews', 'errors', 'common']);
  const hasTexts = useNamespace('reviews');
  const hasErrorTexts = useNamespace('errors');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : undefined;
  const queryClient = useQueryClient();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: { email } });
  const ask = useMutation<null, ApiError, { email: string }>({
    mutationFn: (body) => call('createStockNotice', { body: { variationId, locale, ...body } }),
    onError(error) {
      const code = isApiError(error) ? error.fields.email : undefined;
      if (code) form.setError('email', { type: 'server', message: code }, { shouldFocus: true });
      if (error.errorCode !== 'IN_STOCK') return;
      notify('success', errorText(t, error));
      void queryClient.invalidateQueries({ queryKey: ['getProduct'] });
    },
  });
  const answer = useRef<HTMLDivElement>(null);
  const { isSuccess } = ask;
  // The form is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);
  if (!hasTexts) return <Skeleton className="h-56 w-full rounded-lg" />;

  if (isSuccess) {
    return (
      <div ref={answer} tabIndex={-1} className="outline-none">
        <Notice tone="ok" role="status" title={t('stockNotice.doneTitle')}>
          <p>{t('stockNotice.doneText', { email: ask.variables.email })}</p>
        </Notice>
      </div>
    );
  }
  const error = form.formState.errors.email;
  return (
    <section
      ref={focusPageAfterwards}
      aria-labelledby="stock-notice"
      className="grid gap-3 rounded-lg border border-line bg-raised px-4 py-3.5 print:hidden"
    >
      <h2 id="stock-notice" className="font-sans text-base font-bold">
        {t('stockNotice.title')}
      </h2>
      {ask.error && hasErrorTexts && !ask.error.fields.email && ask.error.errorCode !== 'IN_STOCK' && (
        <Notice tone="error" role="alert">
          {errorText(t, ask.error)}
        </Notice>
      )}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit((body) => ask.mutate(body))(event)}
        className="grid gap-3"
      >
        <Field
          label={t('stockNotice.email')}
          error={hasErrorTexts ? fieldErrorText(t, error?.message) : undefined}
          required
        >
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
        <Button type="submit" tone="outline" pending={form.formState.isSubmitting || ask.isPending}>
          {t('stockNotice.submit')}
        </Button>
      </form>
      <p className="text-sm text-muted">
        {t('stockNotice.privacy')}{' '}
        <Link href={ROUTES.privacy} prefetch={false} className="inline-block py-0.5 underline">
          {t('stockNotice.privacyLink')}
        </Link>
      </p>
    </section>
  );
}
