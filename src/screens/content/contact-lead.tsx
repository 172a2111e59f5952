import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { QUOTE_SUBJECT, quotePath, ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import { endpointQuery } from '@/client/query';
import { LeadSection } from '@/features/leads/lead-section';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The form of the contact page: a message, or with `?assunto=cotacao` a quote, of `produto` when the address names one. */
export function ContactLead() {
  const { t } = useTranslation('forms');
  const { t: content } = useTranslation('content');
  const { query, locale } = useRouter();
  const isReady = useRouterReady();
  const isQuote = textOf(query.assunto) === QUOTE_SUBJECT;
  const slug = isQuote ? textOf(query.produto) : '';
  const product = useQuery({
    ...endpointQuery('getProduct', {
      params: { slug },
      query: { locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: slug !== '',
    // No retry: without the name of the product the form is shown at once.
    retry: false,
  });
  const initial = product.data && { product: product.data.displayInfo.title, productSlug: slug };
  return (
    <LeadSection
      key={slug}
      kind={isQuote ? 'quote' : 'contact'}
      initial={initial}
      isLoading={!isReady || product.isLoading}
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
