import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

/** Breadcrumbs from the home page; the last item is the page itself. */
export function PageCrumbs({ trail }: { trail: { name: string; href?: string; lang?: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      items={[{ name: t('breadcrumbs.home'), href: ROUTES.home }, ...trail]}
    />
  );
}
