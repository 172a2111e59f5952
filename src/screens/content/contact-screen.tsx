import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { brand } from '@config/brands';
import { QUOTE_SUBJECT, quotePath, ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { CallToAction } from '@/features/content/call-to-action';
import { ContactDetails } from '@/features/content/contact-details';
import { ContactTopics } from '@/features/content/contact-topics';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { LeadSection } from '@/features/leads/lead-section';
import { useSelf } from '@/features/auth/session';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

const TOPICS = ['technical', brand.cartEnabled ? 'order' : 'quote', 'ownBrand'] as const;

/** The form of the contact page: a message, or with `?assunto=cotacao` a quote. */
function ContactLead() {
  const { t } = useTranslation('forms');
  const { t: content } = useTranslation('content');
  const { query } = useRouter();
  const isReady = useRouterReady();
  const isQuote = query.assunto === QUOTE_SUBJECT;
  return (
    <LeadSection
      kind={isQuote ? 'quote' : 'contact'}
      user={useSelf()}
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

/** The contact page: all ways to reach the shop, and links to frequent questions. */
export function ContactScreen() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <>
      <PageMeta
        title={t('contact.title')}
        description={t('contact.description', { name: brand.name })}
        path={ROUTES.contact}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('contact.title') }]} />}
        title={t('contact.title')}
        lead={t('contact.lead')}
      />
      <PageBody>
        <ContactLead />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr] lg:gap-x-10">
          <ContactTopics
            title={t('contact.topicsTitle')}
            topics={TOPICS.map((topic) => ({
              title: t(`contact.topics.${topic}.title`),
              text: t(`contact.topics.${topic}.text`),
              href: whatsappLink(t(`contact.topics.${topic}.message`)),
            }))}
          />
          <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h2 className="seam justify-self-start text-[1.375rem] md:text-2xl">
              {t('contact.detailsTitle')}
            </h2>
            <ContactDetails
              company={brand.company}
              whatsappHref={whatsappLink(t('common:whatsapp.message'))}
            />
          </section>
          <div className="self-start">
            <CallToAction title={t('contact.faq.title')} text={t('contact.faq.text')}>
              <ButtonLink href={ROUTES.faq} tone="accent">
                {t('faq.title')}
              </ButtonLink>
            </CallToAction>
          </div>
        </div>
      </PageBody>
    </>
  );
}
