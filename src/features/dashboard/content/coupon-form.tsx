import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { brand } from '@config/brands';
import { call } from '@/client/call';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { CreateCouponBody, ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { numberMask } from '@/lib/masks/number-mask';
import { notify } from '@/client/toast';
import { useFieldText } from '../editor/form-errors';
import { useEditing } from '../editor/use-editing';
import { useWithPassword } from '../kit/password-host';
import { BrandField } from './brand-field';
import { CopyCode } from './copy-code';
import { CouponScope } from './coupon-scope';
import { couponBody, couponValues, newCouponValues, type CouponValues } from './coupon-values';
import { DeleteButton } from './delete-button';
import { SheetForm } from './sheet-form';
import { useRefresh } from './use-refresh';

interface CouponFormProps {
  /** What is stored; null for a new one. */
  stored: ManagedCoupon | null;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

const FormSchema = z.custom<CouponValues>().transform(couponBody).pipe(CreateCouponBody);
const NAMES = [
  'code',
  'description',
  'discount',
  'applicability',
  'validFrom',
  'validUntil',
  'minimumTotal',
  'maxUses',
  'maxUsesPerUser',
  'brandIds',
  'active',
] as const;
const PERCENT = numberMask({ max: 90 });
const AMOUNT = numberMask();
const WHOLE = numberMask({ scale: 0 });

/** A coupon: what it takes off, for what, when, how often and in which shops. */
export function CouponForm({ stored, onDirty, onDone }: CouponFormProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFieldText();
  const refresh = useRefresh('listManagedCoupons');
  const withPassword = useWithPassword();
  const [start] = useState(() => (stored ? couponValues(stored) : newCouponValues(brand.id, new Date())));
  const form = useForm<CouponValues, unknown, CreateCouponBody>({
    resolver: zodResolver(FormSchema),
    defaultValues: start,
  });
  const { errors } = form.formState;
  const done = () => {
    refresh();
    onDirty(false);
    onDone();
  };
  const editing = useEditing({
    form,
    stored,
    valuesOf: couponValues,
    isSaved: (details): details is ManagedCoupon => ManagedCoupon.safeParse(details).success,
    create: (body) => withPassword(() => call('createCoupon', { body })),
    update: ({ id }, body) => withPassword(() => call('updateCoupon', { params: { id }, body })),
    names: NAMES,
    onSaved(_, wasNew) {
      notify('success', t('manage:saved'));
      if (wasNew) done();
      else refresh();
    },
  });
  const saved = editing.stored;
  const masked = { control: form.control, textOf } as const;

  return (
    <SheetForm
      label={t('coupons.form')}
      editing={editing}
      labelOf={(key) => (key === 'brandIds' ? t('brands') : t(`coupons.${key}`))}
      onDirty={onDirty}
      actions={
        saved && (
          <DeleteButton
            question={t('coupons.deleteQuestion', { code: saved.code })}
            inUseText={t('coupons.inUse')}
            remove={() => withPassword(() => call('deleteCoupon', { params: { id: saved.id } }))}
            onDeleted={() => {
              notify('success', t('deleted'));
              done();
            }}
          />
        )
      }
    >
      {saved && <CopyCode code={saved.code} />}
      <Field label={t('coupons.code')} hint={t('coupons.codeHint')} error={textOf(errors.code)} required>
        <TextInput {...form.register('code')} dir="ltr" autoComplete="off" className="uppercase" />
      </Field>
      <Field label={t('coupons.description')} error={textOf(errors.description)}>
        <TextArea {...form.register('description')} rows={2} dir="auto" />
      </Field>
      <MaskedField
        {...masked}
        name="discount"
        label={t('coupons.discount')}
        hint={t('coupons.discountHint')}
        mask={PERCENT}
        inputMode="decimal"
        required
      />
      <Controller
        control={form.control}
        name="applicability"
        render={({ field }) => (
          <CouponScope
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={textOf(errors.applicability?.root ?? errors.applicability)}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('coupons.validFrom')}
          error={errors.validFrom && textOf({ message: 'required' })}
          required
        >
          <TextInput {...form.register('validFrom')} type="datetime-local" dir="ltr" />
        </Field>
        <Field
          label={t('coupons.validUntil')}
          error={
            errors.validUntil &&
            (errors.validUntil.message === 'tooSmall'
              ? t('coupons.endsBeforeItBegins')
              : textOf({ message: 'required' }))
          }
          required
        >
          <TextInput {...form.register('validUntil')} type="datetime-local" dir="ltr" />
        </Field>
      </div>
      <p className="text-sm text-muted">{t('shopTime')}</p>
      <MaskedField
        {...masked}
        name="minimumTotal"
        label={t('coupons.minimumTotal')}
        hint={t('coupons.noLimit')}
        mask={AMOUNT}
        inputMode="decimal"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MaskedField
          {...masked}
          name="maxUses"
          label={t('coupons.maxUses')}
          hint={saved ? t('coupons.used', { used: saved.usedCount }) : t('coupons.noLimit')}
          mask={WHOLE}
          inputMode="numeric"
        />
        <MaskedField
          {...masked}
          name="maxUsesPerUser"
          label={t('coupons.maxUsesPerUser')}
          hint={t('coupons.noLimit')}
          mask={WHOLE}
          inputMode="numeric"
        />
      </div>
      <Controller
        control={form.control}
        name="brandIds"
        render={({ field, fieldState }) => (
          <BrandField
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={textOf(fieldState.error)}
          />
        )}
      />
      <Checkbox {...form.register('active')} label={t('coupons.active')} className="min-h-11" />
    </SheetForm>
  );
}
