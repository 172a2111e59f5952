import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { CATALOGUE_LOCALE } from '@config/locales';
import { SPECIES } from '@config/species';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { NEEDS, PHASES, SEASONS } from '@/contract/list-options';
import { editorChoicesQuery } from '../../editor/choices.queries';
import { Failure } from '../../kit/failure';
import { text } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import type { ProductDraft } from '../draft/product-draft';

const MAX_RELATED = 12;
const TRAITS = { phases: PHASES, seasons: SEASONS, needs: NEEDS };
const boxes = { kind: 'boxes', wide: true, lang: CATALOGUE_LOCALE } as const;

/** Which of the product's categories its breadcrumb shows: the first of them. */
function BreadcrumbField({ categories }: { categories: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('manage-products');
  const { control, setValue } = useFormContext<ProductDraft>();
  const ids = useWatch({ control, name: 'categoryIds' });
  if (ids.length < 2) return null;
  const choose = (first: string) =>
    setValue('categoryIds', [first, ...ids.filter((id) => id !== first)], { shouldDirty: true });
  return (
    <Field label={t('classification.breadcrumb')} hint={t('classification.breadcrumbHint')}>
      <Select value={ids[0]} className="sm:max-w-md" onChange={({ target }) => choose(target.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {categories.find((category) => category.id === id)?.name ?? id}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Where the product is found: species, line, categories with the breadcrumb first, collection, brands, relations. */
export function ClassificationSection() {
  const { t } = useTranslation(['manage-products', 'search']);
  const { getValues } = useFormContext<ProductDraft>();
  const { data: choices, error, refetch } = useQuery(editorChoicesQuery);
  if (!choices) {
    if (error) return <Failure error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="h-56 w-full" />;
  }
  const { categories, collections, brands, lineNames } = choices;
  return (
    <FormFields<ProductDraft>
      fields={[
        {
          ...boxes,
          name: 'species',
          label: t('fields.species'),
          options: SPECIES.map((value) => ({ value, text: t(`species.${value}`) })),
        },
        ...(['phases', 'seasons', 'needs'] as const).map((name) => ({
          ...boxes,
          lang: undefined,
          name,
          label: t(`fields.${name}`),
          hint: name === 'phases' && t('hints.traits'),
          options: TRAITS[name].map((value) => ({ value, text: t(`search:traits.values.${value}`) })),
        })),
        {
          kind: 'row',
          fields: [
            text('lineName', t('fields.lineName'), {
              hint: t('hints.lineName'),
              maxLength: 80,
              offers: lineNames,
            }),
            {
              kind: 'select',
              name: 'collectionId',
              label: t('fields.collectionId'),
              options: [
                { value: '', text: t('classification.noCollection') },
                ...collections.map(({ id, title }) => ({ value: id, text: title })),
              ],
            },
          ],
        },
        {
          ...boxes,
          name: 'categoryIds',
          label: t('fields.categoryIds'),
          options: categories.map(({ id, name, species }) => ({ value: id, text: name, aside: species })),
        },
        { kind: 'custom', show: <BreadcrumbField categories={categories} /> },
        {
          ...boxes,
          name: 'brandIds',
          label: t('fields.brandIds'),
          options: brands.map(({ id, name }) => ({ value: id, text: name })),
        },
        {
          kind: 'products',
          name: 'relatedSlugs',
          label: t('fields.relatedSlugs'),
          hint: t('hints.related', { count: MAX_RELATED }),
          max: MAX_RELATED,
          without: getValues('slug'),
        },
      ]}
    />
  );
}
