import { brand } from '@config/brands';
import { call } from '@/client/call';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { CreateCouponBody, ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { CopyField } from '../../editor/copy-field';
import type { Texts } from '../../resource/define-resource';
import { number, select, text, type FormField } from '../../resource/form-field';
import { judged, sheetForm } from '../../resource/resource-form';
import { CouponScope } from './coupon-scope';
import { couponBody, couponValues, newCouponValues, type CouponValues } from './coupon-values';

/** The one number that each kind of coupon has. */
const worth = (t: Texts<'manage-content'>): Record<CouponValues['kind'], FormField<CouponValues>> => ({
  percent: number('discount', t('coupons.discount'), 'percent', {
    hint: t('coupons.discountHint'),
    required: true,
  }),
  fixed: number('amount', t('coupons.amount'), 'amount', { required: true }),
  free_freight: number('amount', t('coupons.freightLimit'), 'amount', {
    hint: t('coupons.freightLimitHint'),
  }),
});

/** A coupon: what it takes off, for what, when, how often and in which shops. */
export const CouponForm = sheetForm({
  texts: 'manage-content',
  item: ManagedCoupon,
  body: judged(couponBody, CreateCouponBody),
  valuesOf: couponValues,
  empty: () => newCouponValues(brand.id, new Date()),
  idOf: ({ id }) => id,
  create: (body) => call('createCoupon', { body }),
  update: ({ id }, body) => call('updateCoupon', { params: { id }, body }),
  remove: ({ id }) => call('deleteCoupon', { params: { id } }),
  refreshes: ['listManagedCoupons'],
  follows: ['kind'],
  view: ({ t, saved, now }) => ({
    label: t('coupons.form'),
    remove: saved && {
      question: t('coupons.deleteQuestion', { code: saved.code }),
      inUse: t('coupons.inUse'),
    },
    labels: {
      discount: t('coupons.discount'),
      amount: t('coupons.amount'),
      allProducts: t('coupons.allProducts'),
      applicability: t('coupons.applicability'),
    },
    fields: [
      { kind: 'custom', show: saved && <CopyField label={t('coupons.toCopy')} value={saved.code} /> },
      text('code', t('coupons.code'), {
        hint: t('coupons.codeHint'),
        dir: 'ltr',
        isUpper: true,
        required: true,
      }),
      {
        kind: 'row',
        fields: [
          select('kind', t('coupons.kind'), COUPON_KINDS, (value) => t(`coupons.kinds.${value}`)),
          worth(t)[now.kind],
        ],
      },
      { kind: 'moment', name: 'validFrom', label: t('coupons.validFrom'), required: true },
      {
        kind: 'moment',
        name: 'validUntil',
        label: t('coupons.validUntil'),
        faults: { tooSmall: t('coupons.endsBeforeItBegins') },
        required: true,
      },
      { kind: 'custom', show: <p className="text-sm text-muted">{t('shopTime')}</p> },
      { kind: 'custom', show: <CouponScope /> },
      { kind: 'switch', name: 'firstPurchaseOnly', label: t('coupons.firstPurchaseOnly') },
      { kind: 'custom', show: <p className="text-sm text-muted">{t('coupons.firstPurchaseHint')}</p> },
      number('minimumTotal', t('coupons.minimumTotal'), 'amount', { hint: t('coupons.noLimit') }),
      {
        kind: 'row',
        fields: [
          number('maxUses', t('coupons.maxUses'), 'whole', {
            hint: saved ? t('coupons.used', { used: saved.usedCount }) : t('coupons.noLimit'),
          }),
          number('maxUsesPerUser', t('coupons.maxUsesPerUser'), 'whole', { hint: t('coupons.noLimit') }),
        ],
      },
      text('description', t('coupons.description'), { rows: 2, dir: 'auto' }),
      { kind: 'brands', name: 'brandIds', label: t('brands') },
      { kind: 'switch', name: 'active', label: t('coupons.active') },
    ],
  }),
});
