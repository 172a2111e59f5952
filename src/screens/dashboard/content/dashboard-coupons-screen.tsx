import { useTranslation } from 'next-i18next/pages';
import { CouponList } from '@/features/dashboard/content/coupon-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** The coupons of the shop. */
export function DashboardCouponsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('coupons.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title} />
      <DashboardGate permission="coupons.write">{() => <CouponList />}</DashboardGate>
    </>
  );
}
