import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { useFieldText } from '../editor/form-errors';
import type { ProductDraft } from './product-draft';
import { productListQuery } from './products.queries';

const MIN_TEXT = 2;
const SHOWN = 6;
const MAX_RELATED = 12;

/** Products shown beside this one: searched by name, in the order they were chosen. */
export function RelatedPicker() {
  const { t } = useTranslation('manage-products');
  const { control, getValues } = useFormContext<ProductDraft>();
  const {
    field: { value: slugs, onChange, ref },
    fieldState,
  } = useController({ control, name: 'relatedSlugs' });
  const textOf = useFieldText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...productListQuery({ q: text, pagina: 1 }),
    enabled: text.length >= MIN_TEXT,
  });
  const found =
    text.length < MIN_TEXT
      ? []
      : (data?.items ?? [])
          .filter(({ slug }) => slug !== getValues('slug') && !slugs.includes(slug))
          .slice(0, SHOWN);
  return (
    <div className="grid gap-2.5">
      <Field
        label={t('fields.relatedSlugs')}
        hint={t('hints.related', { count: MAX_RELATED })}
        error={textOf(fieldState.error)}
      >
        <TextInput
          ref={ref}
          type="search"
          value={typed}
          disabled={slugs.length >= MAX_RELATED}
          className="sm:max-w-md"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter looks for a product; it does not save the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <div role="status">
        {text.length >= MIN_TEXT && data && found.length === 0 && (
          <p className="text-muted">{t('classification.noneFound')}</p>
        )}
      </div>
      {found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.map(({ slug, title }) => (
            <li key={slug}>
              <Button
                size="sm"
                tone="outline"
                onClick={() => {
                  onChange([...slugs, slug]);
                  setTyped('');
                }}
              >
                <Icon name="plus" className="size-4" />
                <span lang="pt-BR">{title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {slugs.length > 0 && (
        <ul aria-label={t('fields.relatedSlugs')} className="flex flex-wrap gap-2">
          {slugs.map((slug) => (
            <li key={slug} className="flex items-center rounded-full bg-tile ps-3.5">
              <bdi dir="ltr" className="text-sm">
                {slug}
              </bdi>
              <button
                type="button"
                aria-label={t('classification.removeRelated', { slug })}
                onClick={() => onChange(slugs.filter((other) => other !== slug))}
                className="grid size-9 place-items-center rounded-full hover:bg-primary-soft"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
