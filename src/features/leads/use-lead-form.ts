import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Locale } from '@config/locales';
import { isApiError, type ApiError } from '@/client/api-error';
import type { LeadKind } from '@/contract/constants';
import type { Output } from '@/contract/contract';
import { track } from '@/lib/tracking/track';
import { forgetDraft, keepDraft, readDraft } from './lead-draft';
import { EMPTY_LEAD, LEAD_FIELDS, pickLeadValues, type LeadValues } from './lead-fields';
import { createLeadSender, type LeadToSend } from './lead-sender';

interface LeadFormOptions {
  kind: LeadKind;
  resolver: Resolver<LeadValues>;
  locale: Locale;
  /** Initial values from the page; they win over the stored draft. */
  initial?: Partial<LeadValues>;
}

/** State of a form: a draft is stored for the visit until it is sent, and every error is shown at its field. */
export function useLeadForm({ kind, resolver, locale, initial }: LeadFormOptions) {
  const [sender] = useState(createLeadSender);
  const form = useForm<LeadValues>({ resolver, defaultValues: { ...readDraft(kind), ...initial } });
  const { subscribe, setError } = form;

  useEffect(() => sender.open(), [sender]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(kind, values) }),
    [subscribe, kind],
  );

  const sending = useMutation<Output<'createLead'>, ApiError, { values: LeadValues; website: string }>({
    mutationFn: ({ values, website }) =>
      // The resolver has validated the fields with the schema of this kind.
      sender.send({ ...pickLeadValues(kind, values), kind, locale, website } as LeadToSend),
    onSuccess() {
      forgetDraft(kind);
      sender.renew();
      track('generate_lead', { form: kind });
    },
    onError(error) {
      const { fields } = isApiError(error) ? error : { fields: {} as Record<string, string> };
      LEAD_FIELDS[kind]
        .filter(({ name }) => fields[name])
        .forEach(({ name }, index) =>
          setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
        );
    },
  });

  return {
    form,
    sending,
    /** Another message: name and contact stay, the rest is cleared. */
    startAgain() {
      const { name, email, phone } = form.getValues();
      form.reset({ ...EMPTY_LEAD, name, email, phone });
      sending.reset();
      sender.open();
    },
  };
}
