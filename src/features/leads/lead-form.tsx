import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, type SyntheticEvent } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { LeadKind } from '@/contract/constants';
import type { User } from '@/contract/schemas/users';
import { errorText } from '@/lib/texts/error-text';
import { fieldText } from '@/lib/browser/form-data';
import { HiddenField } from './hidden-field';
import { LeadControl } from './lead-control';
import { LEAD_FIELDS } from './lead-fields';
import { LeadSent } from './lead-sent';
import { useLeadForm, type LeadPage } from './use-lead-form';

export interface LeadFormProps extends LeadPage {
  kind: LeadKind;
  /** The signed-in user, who types name and e-mail no second time. */
  user?: User | null;
  /** Link to a chat with the shop, as an alternative to the form. */
  whatsappHref: string;
  /** Its text where it says more than the usual one. */
  whatsappLabel?: string;
}

/** A form to the shop: contact, quotes, partner or own brand. Typed text is never lost. */
export function LeadForm({ kind, user, whatsappHref, whatsappLabel, ...page }: LeadFormProps) {
  const { t } = useTranslation(['forms', 'errors', 'common']);
  const { locale } = useRouter();
  useNamespace('errors');
  const loadRules = useCallback(
    () => import('./lead.schema').then(({ LEAD_RESOLVERS }) => LEAD_RESOLVERS[kind]),
    [kind],
  );
  const { form, sending, startAgain } = useLeadForm({
    kind,
    user,
    resolver: useLazyResolver(loadRules),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const website = fieldText(new FormData(event.currentTarget), 'website');
    void form.handleSubmit((values) => {
      if (!sending.isPending) sending.mutate({ values, website, page });
    })(event);
  };
  const textOfFailure = (error: ApiError) => (error.status === 0 ? t('offline') : errorText(t, error));
  const chat = (
    <a
      href={whatsappHref}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('whatsapp', 'md', 'py-2 max-sm:px-3')}
    >
      <Icon name="whatsapp" />
      {whatsappLabel ?? t('whatsapp')}
    </a>
  );

  return (
    <div>
      <div role="status">
        {sending.data && <LeadSent receipt={sending.data} onAgain={startAgain} chat={chat} />}
      </div>
      {!sending.data && (
        <form
          method="post"
          noValidate
          onSubmit={submit}
          className="relative grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
        >
          {LEAD_FIELDS[kind].map((field) => (
            <LeadControl key={field.name} field={field} form={form} />
          ))}
          <HiddenField />
          <p className="text-sm text-muted sm:col-span-2">
            {t('privacy')}{' '}
            <Link href={ROUTES.privacy} prefetch={false} className="inline-block py-1 underline">
              {t('privacyLink')}
            </Link>
          </p>
          {/* Beside the pressed button: on a phone the top of the form is out of sight. */}
          {sending.error && (
            <Notice tone="error" role="alert" className="sm:col-span-2">
              {textOfFailure(sending.error)}
            </Notice>
          )}
          <div className={`gap-3 sm:col-span-2 ${kind === 'quote_basket' ? 'grid' : 'flex flex-wrap'}`}>
            <Button type="submit" className="py-2" pending={form.formState.isSubmitting || sending.isPending}>
              {t(sending.isPending ? 'sending' : `submit.${kind}`)}
            </Button>
            {chat}
          </div>
        </form>
      )}
    </div>
  );
}
