import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/translation';
import { PostEditor } from '@/features/dashboard/content/post-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** The editor of an article: of the one the address names, or of a new one. */
export function DashboardPostEditorScreen({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation('manage-content');
  const { query, isReady } = useRouter();
  const id = typeof query.id === 'string' ? query.id : '';
  return (
    <>
      <PageMeta title={t(isNew ? 'posts.new' : 'posts.edit')} noindex />
      <DashboardGate permission="content.write">
        {() => isReady && <PostEditor key={id} id={isNew ? null : id} />}
      </DashboardGate>
    </>
  );
}
