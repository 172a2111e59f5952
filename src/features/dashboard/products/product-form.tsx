import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useWatch, type Path } from 'react-hook-form';
import dynamic from 'next/dynamic';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { FreshnessNote } from '../kit/freshness-note';
import { EditFrame } from '../resource/edit-frame';
import { FormFields } from '../resource/form-fields';
import type { EditorFormProps } from '../resource/resource-editor';
import { TranslatedParts } from '../resource/translated-parts';
import { ClassificationSection } from './sections/classification-section';
import { DoseSection } from './sections/dose-section';
import { inPageOrder, SECTIONS, sectionOf, type SectionName } from './draft/draft-paths';
import { FormSection } from './sections/form-section';
import { PacksSection } from './sections/packs-section';
import type { ProductDraft } from './draft/product-draft';
import { ProductStateBadge } from './product-state-badge';
import { readableValue } from './draft/readable-value';
import { SectionMenu } from './sections/section-menu';
import {
  lawFields,
  publishingFields,
  shelfFields,
  textFields,
  translationFields,
} from './sections/product-fields';
import { useProductEditing } from './use-product-editing';

const PicturesSection = dynamic(
  () => import('./sections/pictures-section').then((module) => module.PicturesSection),
  {
    ssr: false,
    loading: () => <Skeleton className="h-40 w-full" />,
  },
);

/** Everything about a product in one form of sections. */
export function ProductForm({ stored: product, onSaved, onDiscard }: EditorFormProps<ManagedProduct>) {
  const { t } = useTranslation(['manage-products', 'common']);
  const [folded, setFolded] = useState<ReadonlySet<SectionName>>(new Set());
  const fold = (section: SectionName, isFolded: boolean) =>
    setFolded(
      (list) => new Set([...SECTIONS].filter((name) => (name === section ? isFolded : list.has(name)))),
    );

  const editing = useProductEditing({
    product,
    onSaved,
    onFaults: (paths) => {
      const [first] = inPageOrder(paths);
      if (first === undefined) return;
      setFolded(
        (list) => new Set([...list].filter((name) => !paths.some((path) => sectionOf(path) === name))),
      );
      // The section stands open after this event.
      requestAnimationFrame(() => {
        editing.form.setFocus(first as Path<ProductDraft>);
        const section = document.getElementById(`secao-${sectionOf(first)}`);
        // A fault of a whole list has no control of its own.
        if (!section?.contains(document.activeElement)) section?.querySelector('button')?.focus();
      });
    },
  });
  const { form, stored } = editing;
  const publishing = useWatch({ control: form.control, name: 'publishing' });

  const go = (section: SectionName) => {
    fold(section, false);
    requestAnimationFrame(() => {
      const place = document.getElementById(`secao-${section}`);
      place?.querySelector('button')?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    });
  };
  const parts: Record<SectionName, React.ReactNode> = {
    texts: <FormFields fields={[{ kind: 'row', fields: textFields(t, !product) }]} />,
    packs: <PacksSection product={stored} />,
    pictures: <PicturesSection />,
    classification: <ClassificationSection />,
    law: <FormFields fields={[{ kind: 'row', fields: lawFields(t) }]} />,
    dose: <DoseSection />,
    translations: (
      <TranslatedParts
        hint={t('translations.hint')}
        fieldsOf={(locale, own) => translationFields(t, locale, own)}
      />
    ),
    shelves: <FormFields fields={shelfFields(t)} />,
    publishing: <FormFields fields={publishingFields(t, publishing)} />,
  };
  return (
    <FormProvider {...form}>
      <EditFrame
        label={t(product ? 'editor.edit' : 'editor.new')}
        editing={editing}
        onDiscard={() => {
          editing.discard();
          onDiscard();
        }}
        labelOf={(key) => t(`fields.${key as keyof ProductDraft}`)}
        showValue={readableValue}
        texts={{
          restored: t('editor.restored'),
          restoredText: (time) => t('editor.restoredText', { time }),
          discard: t(product ? 'editor.discard' : 'editor.discardNew'),
          unsaved: t('editor.unsaved'),
        }}
        state={
          stored && (
            <>
              <ProductStateBadge state={stored.state} publishAt={stored.publishAt} />
              <FreshnessNote entity="product" id={stored.id} />
            </>
          )
        }
        actions={
          stored && (
            <Link
              href={withId(DASHBOARD_ROUTES.productPreview, stored.id)}
              target="_blank"
              className={buttonStyle('outline')}
            >
              <Icon name="eye" />
              {t('actions.preview')}
            </Link>
          )
        }
      >
        <div className="grid gap-5 xl:grid-cols-[13rem_minmax(0,1fr)]">
          <SectionMenu onGo={go} />
          <div className="grid min-w-0 gap-5">
            {SECTIONS.map((section) => (
              <FormSection
                key={section}
                name={section}
                isOpen={!folded.has(section)}
                onToggle={(isOpen) => fold(section, !isOpen)}
              >
                {parts[section]}
              </FormSection>
            ))}
          </div>
        </div>
      </EditFrame>
    </FormProvider>
  );
}
