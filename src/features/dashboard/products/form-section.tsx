import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SectionName } from './draft-paths';

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
          {t(`sections.${name}`)}
          <Icon name="caret-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={`secao-${name}-campos`} hidden={!isOpen} className="px-5 pt-1 pb-5">
        {children}
      </div>
    </section>
  );
}
