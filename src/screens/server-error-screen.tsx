import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { LostPage } from '@/features/content/lost-page';
import { PageMeta } from '@/shell/page-meta';
import { SearchForm } from '@/shell/header/search-form';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** The server failed: retry, other pages, WhatsApp. Needs no data. */
export function ServerErrorScreen() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <>
      <PageMeta title={t('common:failure.title')} noindex />
      <LostPage
        code="500"
        title={t('common:failure.title')}
        text={t('common:failure.text')}
        search={<SearchForm className="w-full" name={t('common:search.label')} />}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t('common:actions.retry')}</Button>
            <ButtonLink href={ROUTES.home} tone="outline">
              {t('common:notFound.home')}
            </ButtonLink>
          </>
        }
        whatsappHref={whatsappLink(t('lost.errorMessage'))}
      />
    </>
  );
}
