import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { LostPage } from '@/features/content/lost-page';
import { PageMeta } from '@/shell/page-meta';
import { SearchForm } from '@/shell/header/search-form';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** For an unknown address: search, the species, and WhatsApp. Needs no data. */
export function NotFoundScreen() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <>
      <PageMeta title={t('common:notFound.title')} noindex />
      <LostPage
        code="404"
        title={t('common:notFound.title')}
        text={t('common:notFound.text')}
        search={<SearchForm className="w-full" name={t('common:search.label')} />}
        actions={
          <>
            <ButtonLink href={ROUTES.home}>{t('common:notFound.home')}</ButtonLink>
            <ButtonLink href={ROUTES.shop} tone="outline">
              {t('common:notFound.shop')}
            </ButtonLink>
          </>
        }
        whatsappHref={whatsappLink(t('lost.notFoundMessage'))}
      />
    </>
  );
}
