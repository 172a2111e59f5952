import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { SPECIES } from '@/contract/constants';
import { Failure } from '../kit/failure';
import { FormChoices } from './form-choices';
import { FormSelect } from './form-select';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';
import { editorChoicesQuery } from './products.queries';
import { RelatedPicker } from './related-picker';

/** Where the product is found: species, line, categories with the breadcrumb first, collection, brands, relations. */
export function ClassificationSection() {
  const { t } = useTranslation('manage-products');
  const lines = useId();
  const { control, setValue } = useFormContext<ProductDraft>();
  const categoryIds = useWatch({ control, name: 'categoryIds' });
  const { data: choices, error, refetch } = useQuery(editorChoicesQuery());
  if (!choices) {
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-48 w-full" />
    );
  }
  const nameOf = (id: string) => choices.categories.find((category) => category.id === id)?.name ?? id;
  return (
    <div className="grid gap-5">
      <FormChoices
        name="species"
        label={t('fields.species')}
        options={SPECIES.map((value) => ({ value, text: t(`species.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="lineName"
          label={t('fields.lineName')}
          hint={t('hints.lineName')}
          maxLength={80}
          list={lines}
        />
        <datalist id={lines}>
          {choices.lineNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FormSelect
          name="collectionId"
          label={t('fields.collectionId')}
          options={[
            { value: '', text: t('classification.noCollection') },
            ...choices.collections.map(({ id, title }) => ({ value: id, text: title })),
          ]}
        />
      </div>
      <FormChoices
        name="categoryIds"
        label={t('fields.categoryIds')}
        options={choices.categories.map(({ id, name, species }) => ({
          value: id,
          text: name,
          aside: species,
        }))}
      />
      {categoryIds.length > 1 && (
        <Field label={t('classification.breadcrumb')} hint={t('classification.breadcrumbHint')}>
          <Select
            value={categoryIds[0]}
            className="sm:max-w-md"
            onChange={({ target }) =>
              setValue('categoryIds', [target.value, ...categoryIds.filter((id) => id !== target.value)], {
                shouldDirty: true,
              })
            }
          >
            {categoryIds.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FormChoices
        name="brandIds"
        label={t('fields.brandIds')}
        options={choices.brands.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <RelatedPicker />
    </div>
  );
}
