import { useTranslation } from 'next-i18next/pages';
import { ReviewList } from '@/features/dashboard/content/review-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** Reviews of the customers, to be approved or taken off the shop. */
export function DashboardReviewsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('reviews.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title} />
      <DashboardGate permission="content.write">{() => <ReviewList />}</DashboardGate>
    </>
  );
}
