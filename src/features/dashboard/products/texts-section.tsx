import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { makeSlug } from '../editor/make-slug';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';

interface TextsSectionProps {
  /** The address of a product that is not stored yet follows its title until it is typed by hand. */
  isNew: boolean;
}

/** What the product's page says, in the catalogue's own language. */
export function TextsSection({ isNew }: TextsSectionProps) {
  const { t } = useTranslation('manage-products');
  const { getValues, setValue } = useFormContext<ProductDraft>();
  const [followsTitle, setFollowsTitle] = useState(
    () => isNew && getValues('slug') === makeSlug(getValues('title')),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText
        name="title"
        label={t('fields.title')}
        maxLength={160}
        lang="pt-BR"
        required
        className="sm:col-span-2"
        onTyped={(title) => {
          if (followsTitle) setValue('slug', makeSlug(title), { shouldDirty: true });
        }}
      />
      <FormText
        name="slug"
        label={t('fields.slug')}
        hint={t(isNew ? 'hints.slug' : 'hints.slugStored')}
        dir="ltr"
        maxLength={120}
        required
        onTyped={(slug) => setFollowsTitle(isNew && !slug)}
      />
      <FormText name="subtitle" label={t('fields.subtitle')} maxLength={200} lang="pt-BR" />
      <FormText
        name="summary"
        label={t('fields.summary')}
        hint={t('hints.summary')}
        rows={2}
        maxLength={600}
        lang="pt-BR"
        className="sm:col-span-2"
      />
      <FormText
        name="description"
        label={t('fields.description')}
        hint={t('hints.description')}
        rows={8}
        lang="pt-BR"
        className="sm:col-span-2"
      />
      <FormText
        name="highlights"
        label={t('fields.highlights')}
        hint={t('hints.onePerLine', { count: 12 })}
        rows={4}
        lang="pt-BR"
      />
      <FormText name="stage" label={t('fields.stage')} hint={t('hints.stage')} maxLength={200} lang="pt-BR" />
    </div>
  );
}
