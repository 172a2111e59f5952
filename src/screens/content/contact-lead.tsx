import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { QUOTE_SUBJECT, quotePath, ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import { LeadSection } from '@/features/leads/lead-section';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** The form of the contact page: a message, or with `?assunto=cotacao` a quote. */
export function ContactLead() {
  const { t } = useTranslation('forms');
  const { t: content } = useTranslation('content');
  const { query } = useRouter();
  const isReady = useRouterReady();
  const isQuote = query.assunto === QUOTE_SUBJECT;
  return (
    <LeadSection
      kind={isQuote ? 'quote' : 'contact'}
      isLoading={!isReady}
      whatsappHref={whatsappLink(content('contact.topics.technical.message'))}
      other={
        <p>
          <Link
            href={isQuote ? ROUTES.contact : quotePath()}
            scroll={false}
            className="inline-block py-1 font-bold text-primary underline"
          >
            {t(isQuote ? 'toContact' : 'toQuote')}
          </Link>
        </p>
      }
    />
  );
}
