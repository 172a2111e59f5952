import { useTranslation } from 'next-i18next/pages';
import type { ManagedPost } from '@/contract/schemas/managed-content';
import { PublicationBadge } from '../../kit/publication-badge';

/** Where an article stands; of a scheduled one, when it goes on the shop. */
export function PostStateBadge({ state, publishedAt }: Pick<ManagedPost, 'state' | 'publishedAt'>) {
  const { t } = useTranslation('manage-content');
  return <PublicationBadge state={state} text={t(`posts.state.${state}`)} at={publishedAt} />;
}
