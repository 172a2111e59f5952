import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { FreshnessNote } from '../kit/freshness-note';
import { PublicationBadge } from '../kit/publication-badge';
import { managedProductQuery } from './products.queries';

/** Says that this is a preview and where the product stands, with the way back to the editor. */
export function PreviewBar({ id }: { id: string }) {
  const { t } = useTranslation('manage-products');
  const { data } = useQuery(managedProductQuery(id));
  return (
    <aside
      aria-label={t('preview.title')}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-accent bg-warn-soft px-4 py-2 md:px-6 print:hidden"
    >
      <Icon name="eye" />
      <p className="font-bold">{t('preview.title')}</p>
      {data && <PublicationBadge state={data.state} at={data.publishAt} />}
      <p className="text-sm">{t('preview.text')}</p>
      {data && <FreshnessNote entity="product" id={id} />}
      <ButtonLink
        size="sm"
        tone="outline"
        href={withId(DASHBOARD_ROUTES.editProduct, id)}
        className="ms-auto"
      >
        <Icon name="pencil" />
        {t('actions.edit')}
      </ButtonLink>
    </aside>
  );
}
