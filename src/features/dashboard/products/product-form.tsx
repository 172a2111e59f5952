import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, type Path } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { formatDateTime } from '@/lib/time/times';
import { ConflictDialog } from '../kit/conflict-dialog';
import { ClassificationSection } from './classification-section';
import { DoseSection } from './dose-section';
import { inPageOrder, SECTIONS, sectionOf, type SectionName } from './draft-paths';
import { FormSection } from './form-section';
import { LawSection } from './law-section';
import { PacksSection } from './packs-section';
import type { ProductDraft } from './product-draft';
import { PublishingSection } from './publishing-section';
import { SaveBar } from './save-bar';
import { SectionMenu } from './section-menu';
import { ShelvesSection } from './shelves-section';
import { TextsSection } from './texts-section';
import { TranslationsSection } from './translations-section';
import { useProductEditing } from './use-product-editing';

const PicturesSection = dynamic(() => import('./pictures-section').then((module) => module.PicturesSection), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

interface ProductFormProps {
  /** What is stored now; null for a new product. */
  product: ManagedProduct | null;
  onSaved: (product: ManagedProduct) => void;
  /** Shows what is stored instead of what was kept on this device. */
  onDiscard: () => void;
}

/** Everything about a product in one form of sections. */
export function ProductForm({ product, onSaved, onDiscard }: ProductFormProps) {
  const { t, i18n } = useTranslation('manage-products');
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
  const { form, kept, isDirty, isSaving, failure, submit, conflict } = editing;
  useHotkeys('mod+s', submit, { enableOnFormTags: true, preventDefault: true });

  const go = (section: SectionName) => {
    fold(section, false);
    requestAnimationFrame(() => {
      const place = document.getElementById(`secao-${section}`);
      place?.querySelector('button')?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    });
  };
  const parts: Record<SectionName, React.ReactNode> = {
    texts: <TextsSection isNew={!product} />,
    packs: <PacksSection product={product} />,
    pictures: <PicturesSection />,
    classification: <ClassificationSection />,
    law: <LawSection />,
    dose: <DoseSection />,
    translations: <TranslationsSection />,
    shelves: <ShelvesSection />,
    publishing: <PublishingSection />,
  };
  return (
    <FormProvider {...form}>
      {kept.restoredAt && (
        <Notice tone="info" role="status" title={t('editor.restored')} className="mb-4">
          <p>{t('editor.restoredText', { time: formatDateTime(kept.restoredAt, i18n.language) })}</p>
          <Button
            tone="outline"
            size="sm"
            className="mt-1 justify-self-start"
            onClick={() => {
              kept.giveUp();
              onDiscard();
            }}
          >
            {t(product ? 'editor.discard' : 'editor.discardNew')}
          </Button>
        </Notice>
      )}
      {/* Saved by its button and Ctrl+S alone: Enter in one of many fields should not change the shop. */}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-5 xl:grid-cols-[13rem_minmax(0,1fr)]">
          <SectionMenu onGo={go} />
          <div className="grid min-w-0 gap-5 pb-5">
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
        <SaveBar product={product} isDirty={isDirty} isSaving={isSaving} failure={failure} onSave={submit} />
      </form>
      <ConflictDialog
        fields={conflict}
        labelOf={(key) => t(`fields.${key}`)}
        onKeepMine={() => void editing.keepMine()}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </FormProvider>
  );
}
