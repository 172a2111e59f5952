import { useTranslation } from 'next-i18next/pages';
import { useFormState } from 'react-hook-form';
import { SECTIONS, sectionOf, type SectionName } from '../draft/draft-paths';
import type { ProductDraft } from '../draft/product-draft';

interface SectionMenuProps {
  onGo: (section: SectionName) => void;
}

/** The way to every section of the editor, always in sight; says which ones hold a fault. */
export function SectionMenu({ onGo }: SectionMenuProps) {
  const { t } = useTranslation('manage-products');
  const { errors } = useFormState<ProductDraft>();
  const faulty = new Set(Object.keys(errors).map(sectionOf));
  return (
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
                onGo(section);
              }}
              className="flex min-h-11 items-center gap-2 rounded-sm px-3 font-medium whitespace-nowrap hover:bg-primary-soft"
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
  );
}
