import type { ColumnDef } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { RowLink } from '@/components/ui/row-link';
import type { ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { shortDate } from './short-date';

const TONES: Record<ManagedCoupon['status'], BadgeTone> = {
  live: 'ok',
  upcoming: 'info',
  expired: 'neutral',
  usedUp: 'warn',
  off: 'neutral',
};

interface CouponColumnsOptions {
  t: TFunction<'manage-content'>;
  locale: string;
  hrefOf: (id: string) => string;
}

/** Columns of the coupons. */
export const couponColumns = ({ t, locale, hrefOf }: CouponColumnsOptions): ColumnDef<ManagedCoupon>[] => [
  {
    id: 'code',
    header: t('coupons.code'),
    meta: { isTitle: true },
    cell: ({ row: { original: coupon } }) => (
      <RowLink href={hrefOf(coupon.id)} inPlace>
        <bdi dir="ltr">{coupon.code}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: t('state'),
    cell: ({ row: { original: coupon } }) => (
      <Badge tone={TONES[coupon.status]}>{t(`coupons.status.${coupon.status}`)}</Badge>
    ),
  },
  {
    id: 'discount',
    header: t('coupons.discountHead'),
    meta: { align: 'end' },
    cell: ({ row: { original: coupon } }) => (
      <bdi dir="ltr" className="tabular-nums">
        {(coupon.discount * 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%
      </bdi>
    ),
  },
  {
    id: 'uses',
    header: t('coupons.uses'),
    meta: { align: 'end' },
    cell: ({ row: { original: coupon } }) => (
      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
        {coupon.usedCount} / {coupon.maxUses ?? '∞'}
      </bdi>
    ),
  },
  {
    id: 'validity',
    header: t('coupons.validity'),
    cell: ({ row: { original: coupon } }) => (
      <span className="whitespace-nowrap">
        {t('coupons.fromTo', {
          from: shortDate(coupon.validFrom, locale),
          until: shortDate(coupon.validUntil, locale),
        })}
      </span>
    ),
  },
  {
    id: 'description',
    header: t('coupons.description'),
    meta: { isExtra: true },
    cell: ({ row: { original: coupon } }) => (
      <span dir="auto" className="line-clamp-2 max-w-sm text-muted">
        {coupon.description}
      </span>
    ),
  },
];
