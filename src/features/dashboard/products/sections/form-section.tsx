import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SectionName } from '../draft/draft-paths';

interface FormSectionProps {
  name: SectionName;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the editor that can be folded; its fields stay in the form while it is. */
export function FormSection({ name, isOpen, onToggle, children }: FormSectionProps) {
  const { t } = useTranslation('manage-products');
  return (
    <section
      id={`secao-${name}`}
      aria-labelledby={`secao-${name}-titulo`}
      className="scroll-mt-28 rounded-lg border border-line bg-raised xl:scroll-mt-4"
    >
      <h2 id={`secao-${name}-titulo`} className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`secao-${name}-campos`}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg px-5 text-start hover:bg-primary-soft"
        >
          <span className="min-w-0 wrap-anywhere">{t(`sections.${name}`)}</span>
          <Icon name="caret-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div
        id={`secao-${name}-campos`}
        hidden={!isOpen}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-1 pb-5"
      >
        {children}
      </div>
    </section>
  );
}
