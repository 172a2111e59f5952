import { brand } from '@config/brands';
import { call } from '@/client/call';
import { MAX_CARDS } from '@/contract/constants';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { CreateCouponBody, ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { CopyField } from '../../editor/copy-field';
import type { Texts } from '../../resource/define-resource';
import { number, select, text, type FormField } from '../../resource/form-field';
import { pickChanges } from '../../resource/plan-conflict';
import { judged, sheetForm } from '../../resource/resource-form';
import { couponBody, couponValues, newCouponValues, type CouponValues } from './coupon-values';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useController, useFormContext, type FieldError } from 'react-hook-form';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { ChosenList } from '../../editor/product-picker';
import { ProductSearch } from '../../editor/product-search';
import { useFieldText } from '../../resource/form-errors';
import { editorChoicesQuery } from '../../editor/choices.queries';

type Scope = CreateCouponBody['applicability'];

/** Products, categories and collections that a coupon counts for; at least one. */
function NamedScope() {
  const { t } = useTranslation('manage-content');
  const textOf = useFieldText();
  const { control } = useFormContext<CouponValues>();
  const { field, fieldState } = useController({ control, name: 'applicability' });
  const { value, onChange, ref: inputRef } = field;
  // A fault of the whole stands at the first of its parts.
  const fault: (FieldError & { root?: FieldError }) | undefined = fieldState.error;
  const error = textOf(fault?.root ?? fault);
  const { locale } = useRouter();
  const choices = useQuery(editorChoicesQuery).data;
  const [names, setNames] = useState<Partial<Record<string, string>>>({});
  const cards = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: value.products.slice(0, MAX_CARDS), locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: value.products.some((id) => !names[id]),
  }).data;
  const nameOf = (id: string) => names[id] ?? cards?.find((card) => card.id === id)?.displayInfo.title ?? id;

  const add = (part: keyof Scope, id: string) =>
    onChange({ ...value, [part]: [...value[part].filter((other) => other !== id), id] });
  const remove = (part: keyof Scope, id: string) =>
    onChange({ ...value, [part]: value[part].filter((other) => other !== id) });

  const lists = [
    {
      part: 'categories',
      options: (choices?.categories ?? []).map(({ id, name }) => ({ value: id, text: name })),
    },
    {
      part: 'collections',
      options: (choices?.collections ?? []).map(({ id, title }) => ({ value: id, text: title })),
    },
  ] as const;

  return (
    <>
      <p className="text-sm text-muted">{t('coupons.scopeHint')}</p>
      <div className="grid gap-2">
        <ProductSearch
          label={t('coupons.products')}
          error={error}
          inputRef={inputRef}
          isTaken={({ id }) => value.products.includes(id)}
          onChoose={({ id, title }) => {
            setNames({ ...names, [id]: title });
            add('products', id);
          }}
        />
        <ChosenList
          label={t('coupons.products')}
          items={value.products.map((id) => ({ value: id, text: nameOf(id) }))}
          onRemove={(id) => remove('products', id)}
        />
      </div>
      {lists.map(({ part, options }) => (
        <div key={part} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Field label={t(`coupons.${part}`)} className="grid-cols-[minmax(0,1fr)]">
            <Select value="" onChange={({ target }) => target.value && add(part, target.value)}>
              <option value="">{t('coupons.add')}</option>
              {options
                .filter((option) => !value[part].includes(option.value))
                .map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.text}
                  </option>
                ))}
            </Select>
          </Field>
          <ChosenList
            label={t(`coupons.${part}`)}
            items={value[part].map((id) => ({
              value: id,
              text: options.find((option) => option.value === id)?.text ?? id,
            }))}
            onRemove={(id) => remove(part, id)}
          />
        </div>
      ))}
    </>
  );
}

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
  // Another kind empties fields that the form does not show: what changed is judged by the bodies.
  changesOf: (before, now, body) => pickChanges({ ...couponBody(before) }, { ...couponBody(now) }, body),
  valuesOf: couponValues,
  empty: () => newCouponValues(brand.id, new Date()),
  idOf: ({ id }) => id,
  create: (body) => call('createCoupon', { body }),
  update: ({ id }, body) => call('updateCoupon', { params: { id }, body }),
  remove: ({ id }) => call('deleteCoupon', { params: { id } }),
  refreshes: ['listManagedCoupons'],
  follows: ['kind', 'allProducts'],
  view: ({ t, saved, now }) => ({
    label: t('coupons.form'),
    remove: saved && {
      question: t('coupons.deleteQuestion', { code: saved.code }),
      inUse: t('coupons.inUse'),
    },
    labels: {
      discount: t('coupons.discount'),
      amount: t('coupons.amount'),
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
      {
        kind: 'row',
        legend: t('coupons.scope'),
        className: 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line p-4',
        fields: [
          { kind: 'switch', name: 'allProducts', label: t('coupons.allProducts') },
          { kind: 'custom', show: !now.allProducts && <NamedScope /> },
        ],
      },
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
