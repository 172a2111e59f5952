import { useTranslation } from 'next-i18next/pages';
import { TestimonialList } from '@/features/dashboard/content/testimonial-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** What customers say of the shop. */
export function DashboardTestimonialsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('testimonials.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title} />
      <DashboardGate permission="content.write">{() => <TestimonialList />}</DashboardGate>
    </>
  );
}
