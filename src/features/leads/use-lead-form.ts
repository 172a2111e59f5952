import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import type { Locale } from '@config/locales';
import { isApiError, type ApiError } from '@/client/api-error';
import { useCepFill, type CepField } from '@/client/use-cep-fill';
import type { LeadKind } from '@/contract/constants';
import type { Output } from '@/contract/contract';
import type { QuoteLineInput } from '@/contract/schemas/leads';
import type { User } from '@/contract/schemas/users';
import { track } from '@/lib/tracking/track';
import { forgetDraft, keepDraft, readDraft } from './lead-draft';
import { EMPTY_LEAD, LEAD_FIELDS, pickLeadValues, type LeadValues } from './lead-fields';
import { createLeadSender, type LeadToSend } from './lead-sender';

/** What a CEP fills in. */
const DESTINATION = ['state', 'city'] as const;
const isDestination = (name: CepField): name is (typeof DESTINATION)[number] =>
  name === 'state' || name === 'city';

/** What a page sends with its form, as it was at the moment of sending: the list may change before the answer. */
export interface LeadPage {
  /** The packs of a quote, which stand beside the form. */
  lines?: readonly QuoteLineInput[];
  /** The page takes the place of the form when it is sent. */
  onSent?: (receipt: Output<'createLead'>) => void;
  /** Called with what the server refused, by field. */
  onRefused?: (fields: Record<string, string>) => void;
}

interface LeadFormOptions {
  kind: LeadKind;
  user?: User | null;
  resolver: Resolver<LeadValues>;
  locale: Locale;
}

/** State of a form: a draft is stored until it is sent (lead-draft.ts), and every error is shown at its field. */
export function useLeadForm({ kind, user, resolver, locale }: LeadFormOptions) {
  const [sender] = useState(createLeadSender);
  const form = useForm<LeadValues>({ resolver, defaultValues: readDraft(kind) });
  const { subscribe, setError, control, getValues, setValue, formState } = form;
  const cep = useWatch({ control, name: 'cep' });
  useCepFill(kind === 'quote_basket' ? cep : '', DESTINATION, {
    read: (name) => (isDestination(name) ? getValues(name) : null),
    write(name, text) {
      if (isDestination(name))
        setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
  });

  useEffect(() => {
    if (!user) return;
    const known = { name: user.fullName, email: user.email };
    for (const name of ['name', 'email'] as const) if (getValues(name) === '') setValue(name, known[name]);
  }, [user, getValues, setValue]);
  useEffect(() => sender.open(), [sender]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(kind, values) }),
    [subscribe, kind],
  );

  const sending = useMutation<
    Output<'createLead'>,
    ApiError,
    { values: LeadValues; website: string; page: LeadPage }
  >({
    mutationFn: ({ values, website, page: { lines } }) =>
      // The resolver has validated the fields with the schema of this kind.
      sender.send({
        ...pickLeadValues(kind, values),
        kind,
        locale,
        website,
        ...(lines && { lines }),
      } as LeadToSend),
    onSuccess(receipt, { page }) {
      forgetDraft(kind);
      sender.renew();
      track('generate_lead', { form: kind });
      page.onSent?.(receipt);
    },
    onError(error, { page }) {
      const { fields } = isApiError(error) ? error : { fields: {} as Record<string, string> };
      page.onRefused?.(fields);
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
