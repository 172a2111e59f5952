import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useController, useFormContext, useWatch, type FieldError } from 'react-hook-form';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CreateCouponBody } from '@/contract/schemas/managed-coupons';
import { ChosenList } from '../../editor/chosen-list';
import { ProductSearch } from '../../editor/product-search';
import { useFieldText } from '../../resource/form-errors';
import { FormFields } from '../../resource/form-fields';
import type { CouponValues } from './coupon-values';
import { editorChoicesQuery } from '../../editor/choices.queries';

type Scope = CreateCouponBody['applicability'];

/** What `listProductCards` takes at once. */
const MAX_CARDS = 48;

/** What a coupon counts for: all products, or those that are named. */
export function CouponScope() {
  const { t } = useTranslation('manage-content');
  const { control } = useFormContext<CouponValues>();
  const allProducts = useWatch({ control, name: 'allProducts' });
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line p-4">
      <legend className="px-1 text-[0.9375rem] font-semibold">{t('coupons.scope')}</legend>
      <FormFields fields={[{ kind: 'switch', name: 'allProducts', label: t('coupons.allProducts') }]} />
      {!allProducts && <NamedScope />}
    </fieldset>
  );
}

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
