import { REVIEW_LENGTH } from '@config/commerce';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { OwnReview } from '@/contract/schemas/reviews';
import { errorText, fieldErrorText } from '@/lib/texts/error-text';
import { forgetReviewDraft, keepReviewDraft, readReviewDraft } from './review-draft';
import { ReviewStars } from './review-stars';
import type { ReviewBody } from './review.schema';
import { formatDecimal } from '@/lib/decimal';

const loadRules = () => import('./review.schema').then(({ review }) => review);

const NAMES = ['reviewScore', 'title', 'text'] as const;

interface ReviewFormProps {
  productId: string;
  /** The review takes the place of the form. */
  onSent: () => void;
}

/** The form for a review of a delivered product. What was typed stays until it is sent, also when the page is left. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const { t, i18n } = useTranslation(['reviews', 'errors', 'common']);
  const queryClient = useQueryClient();
  const [draft] = useState(() => readReviewDraft(productId));
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: draft });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepReviewDraft(productId, values),
      }),
    [subscribe, productId],
  );
  // Registered before the other fields, because the first error in this order gets the focus.
  const { field: stars } = useController({ control: form.control, name: 'reviewScore' });
  const { errors } = form.formState;
  const text = useWatch({ control: form.control, name: 'text' });
  const send = useMutation<OwnReview, ApiError, ReviewBody>({
    mutationFn: (body) => call('createReview', { body: { productId, ...body } }),
    onSuccess(own) {
      forgetReviewDraft(productId);
      onSent();
      queryClient.setQueryData(endpointQuery('getOwnReview', { query: { productId } }).queryKey, own);
    },
    onError(error) {
      const fields = isApiError(error) ? error.fields : {};
      NAMES.filter((name) => fields[name]).forEach((name, index) =>
        form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
      );
    },
  });
  const submit = form.handleSubmit((body) => send.mutate(body));

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h3 className="text-lg">{t('form.title')}</h3>
      {send.error && (
        <Notice tone="error" role="alert">
          {errorText(t, send.error)}
        </Notice>
      )}
      <ReviewStars field={stars} error={fieldErrorText(t, errors.reviewScore?.message)} />
      <Field label={t('form.heading')} error={fieldErrorText(t, errors.title?.message)}>
        <TextInput {...form.register('title')} maxLength={80} autoComplete="off" />
      </Field>
      <Field
        label={t('form.text')}
        hint={t('form.textHint', {
          min: REVIEW_LENGTH.min,
          max: formatDecimal(REVIEW_LENGTH.max, i18n.language),
          length: formatDecimal(text.trim().length, i18n.language),
        })}
        error={fieldErrorText(t, errors.text?.message)}
        required
      >
        <TextArea {...form.register('text')} rows={5} maxLength={REVIEW_LENGTH.max} />
      </Field>
      <Button
        type="submit"
        pending={form.formState.isSubmitting || send.isPending}
        className="justify-self-start"
      >
        {t(send.isPending ? 'form.pending' : 'form.submit')}
      </Button>
    </form>
  );
}
