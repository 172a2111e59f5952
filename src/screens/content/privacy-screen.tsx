import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { brandContentQuery } from '@/features/content/content.queries';
import { usePageLocale } from '@/client/use-page-locale';
import { LegalText } from '@/features/content/legal-text';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { PageMeta } from '@/shell/page-meta';

/** What the shop does with personal data (Lei 13.709/2018). */
export function PrivacyScreen() {
  const { t } = useTranslation('content');
  const locale = usePageLocale();
  const query = useQuery(brandContentQuery(locale));
  return (
    <>
      <PageMeta
        title={t('privacy.title')}
        description={t('privacy.description', { name: brand.name })}
        path={ROUTES.privacy}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('privacy.title') }]} />}
        title={query.data?.privacy.title ?? t('privacy.title')}
        lang={query.data?.lang}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {({ privacy, lang }) => <LegalText page={privacy} lang={lang} />}
        </QueryContent>
      </PageBody>
    </>
  );
}
