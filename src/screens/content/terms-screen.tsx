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

/** The terms of sale. */
export function TermsScreen() {
  const { t } = useTranslation('content');
  const locale = usePageLocale();
  const query = useQuery(brandContentQuery(locale));
  return (
    <>
      <PageMeta
        title={t('terms.title')}
        description={t('terms.description', { name: brand.name })}
        path={ROUTES.terms}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('terms.title') }]} />}
        title={query.data?.terms.title ?? t('terms.title')}
        lang={query.data?.lang}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {({ terms, lang }) => <LegalText page={terms} lang={lang} />}
        </QueryContent>
      </PageBody>
    </>
  );
}
