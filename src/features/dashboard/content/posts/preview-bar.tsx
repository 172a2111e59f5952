import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { PublicationBadge } from '../../kit/publication-badge';
import { itemQuery } from '../../resource/resource-editor';

/** Says that a page is a preview, where the article stands, and leads back to its editor. */
export function PreviewBar({ id }: { id: string }) {
  const { t } = useTranslation('manage-content');
  const post = useQuery(itemQuery('getManagedPost', id)).data;
  return (
    <div className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-accent bg-warn-soft px-4 py-2">
      <p className="font-bold">{t('posts.isPreview')}</p>
      {post && <PublicationBadge state={post.state} at={post.publishedAt} />}
      <ButtonLink size="sm" tone="outline" href={withId(DASHBOARD_ROUTES.editPost, id)} className="ms-auto">
        {t('posts.edit')}
      </ButtonLink>
    </div>
  );
}
