import { useTranslation } from 'next-i18next/pages';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { SECTIONS, sectionOf, type SectionName } from '../draft/draft-paths';
import type { ProductDraft } from '../draft/product-draft';

interface FormSectionsProps {
  parts: Record<SectionName, ReactNode>;
}

/** The parts of the editor, each of which can be folded, with the way to all of them beside. A save opens the faulty ones. */
export function FormSections({ parts }: FormSectionsProps) {
  const { t } = useTranslation('manage-products');
  const { errors, submitCount } = useFormState<ProductDraft>();
  const [folded, setFolded] = useState<readonly SectionName[]>([]);
  // One section after another, unless one is asked for: all of them at once would block a phone for a second.
  const [shown, setShown] = useState(1);
  const faulty = new Set(Object.keys(errors).map(sectionOf));
  const faults = [submitCount, ...faulty].join(' ');
  const [opened, setOpened] = useState(faults);
  if (faults !== opened) {
    setOpened(faults);
    setShown(SECTIONS.length);
    setFolded(folded.filter((name) => !faulty.has(name)));
  }
  useEffect(() => {
    if (shown < SECTIONS.length) startTransition(() => setShown(shown + 1));
  }, [shown]);
  const unfold = (section: SectionName) => setFolded(folded.filter((name) => name !== section));
  const go = (section: SectionName) => {
    setShown(SECTIONS.length);
    unfold(section);
    requestAnimationFrame(() => {
      const place = document.getElementById(`secao-${section}`);
      place?.querySelector('button')?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    });
  };
  return (
    <div className="grid gap-5 xl:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label={t('editor.sections')}
        className="sticky top-0 z-10 -mx-4 overflow-x-auto border-b border-line bg-surface px-4 py-1 md:-mx-6 md:px-6 xl:top-5 xl:mx-0 xl:self-start xl:border-0 xl:p-0"
      >
        <ul className="flex gap-1 xl:flex-col">
          {SECTIONS.map((section) => (
            <li key={section}>
              <a
                href={`#secao-${section}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(section);
                }}
                className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-sm px-3 font-medium whitespace-nowrap hover:bg-primary-soft"
              >
                {t(`sections.${section}`)}
                {faulty.has(section) && (
                  <span className="rounded-full bg-sale-soft px-2 text-sm font-bold text-sale">
                    {t('editor.check')}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-busy={shown < SECTIONS.length || undefined} className="grid min-w-0 gap-5">
        {SECTIONS.slice(0, shown).map((section) => {
          const isOpen = !folded.includes(section);
          return (
            <section
              key={section}
              id={`secao-${section}`}
              data-faulty={faulty.has(section) || undefined}
              aria-labelledby={`secao-${section}-titulo`}
              className="scroll-mt-28 rounded-lg border border-line bg-raised xl:scroll-mt-4"
            >
              <h2 id={`secao-${section}-titulo`} className="text-xl">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`secao-${section}-campos`}
                  onClick={() => (isOpen ? setFolded([...folded, section]) : unfold(section))}
                  className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg px-5 text-start hover:bg-primary-soft"
                >
                  <span className="min-w-0 wrap-anywhere">{t(`sections.${section}`)}</span>
                  <Icon name="caret-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
                </button>
              </h2>
              {/* Its fields stay in the form while it is folded. */}
              <div
                id={`secao-${section}-campos`}
                hidden={!isOpen}
                className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-1 pb-5"
              >
                {parts[section]}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
