import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import type { BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { defineResource } from '../../resource/define-resource';
import { lazySheet } from '../../resource/sheet-skeleton';
import { shortDate } from '../short-date';

const CouponForm = lazySheet(() => import('./coupon-form').then((module) => module.CouponForm));

const TONES: Record<ManagedCoupon['status'], BadgeTone> = {
  live: 'ok',
  upcoming: 'info',
  expired: 'neutral',
  usedUp: 'warn',
  off: 'neutral',
};

/** Coupons with what they are worth now and how often they were used. */
export const coupons = defineResource({
  endpoint: 'listManagedCoupons',
  path: DASHBOARD_ROUTES.coupons,
  permission: 'coupons.write',
  texts: 'manage-content',
  title: (t) => t('coupons.title'),
  filters: { q: (text) => text.slice(0, 60), ativos: ['true'] },
  idOf: ({ id }) => id,
  view: ({ t, locale }) => ({
    empty: t('coupons.empty'),
    create: t('coupons.new'),
    filter: {
      label: t('coupons.filter'),
      search: { name: 'q', label: t('coupons.search'), placeholder: t('coupons.searchHint') },
      choices: [
        {
          name: 'ativos',
          label: t('state'),
          any: t('coupons.any'),
          options: [{ value: 'true', text: t('coupons.onlyLive') }],
        },
      ],
    },
    columns: [
      { id: 'code', header: t('coupons.code'), title: ({ code }) => <bdi dir="ltr">{code}</bdi> },
      {
        id: 'status',
        header: t('state'),
        badge: ({ status }) => [TONES[status], t(`coupons.status.${status}`)],
      },
      {
        id: 'discount',
        header: t('coupons.discountHead'),
        align: 'end',
        cell: ({ kind, discount, amount, firstPurchaseOnly }) => (
          <>
            {kind === 'percent' && (
              <bdi dir="ltr" className="tabular-nums">
                {(discount * 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%
              </bdi>
            )}
            {kind === 'free_freight' && t('coupons.kinds.free_freight')}
            {amount !== null && <Money value={amount} className="block" />}
            {firstPurchaseOnly && (
              <span className="block text-sm text-muted">{t('coupons.firstPurchaseOnly')}</span>
            )}
          </>
        ),
      },
      {
        id: 'uses',
        header: t('coupons.uses'),
        align: 'end',
        cell: ({ usedCount, maxUses }) => (
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {usedCount} / {maxUses ?? '∞'}
          </bdi>
        ),
      },
      {
        id: 'validity',
        header: t('coupons.validity'),
        cell: ({ validFrom, validUntil }) => (
          <span className="whitespace-nowrap">
            {t('coupons.fromTo', {
              from: shortDate(validFrom, locale),
              until: shortDate(validUntil, locale),
            })}
          </span>
        ),
      },
      {
        id: 'description',
        header: t('coupons.description'),
        isExtra: true,
        excerpt: ({ description }) => description,
      },
    ],
    sheet: {
      title: () => t('coupons.edit'),
      row: (coupon, sheet) => <CouponForm stored={coupon} {...sheet} />,
    },
  }),
});
