import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { partHeadingId, type Part } from './use-parts';

interface CheckoutPartProps {
  part: Part;
  /** Its place among the parts, from 1. */
  place: number;
  title: string;
  isOpen: boolean;
  /** What was answered; null while it is not. */
  answer: ReactNode | null;
  changeLabel: string;
  onChange: () => void;
  /** What is typed in it survives while another part is open. */
  isPreserved?: boolean;
  children: ReactNode;
}

/** A part of the checkout: open with its fields, or folded into its answer with a way to change it. */
export function CheckoutPart({
  part,
  place,
  title,
  isOpen,
  answer,
  changeLabel,
  onChange,
  isPreserved = false,
  children,
}: CheckoutPartProps) {
  const { t } = useTranslation('checkout');
  const id = partHeadingId(part);
  const isDone = answer !== null && !isOpen;
  const tone = isOpen ? 'border-primary text-primary' : 'border-line text-muted';
  return (
    <section aria-labelledby={id}>
      <Panel className="max-sm:px-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <span
            aria-hidden="true"
            className={`num grid size-7.5 shrink-0 place-items-center rounded-full border-2 text-[0.9375rem] font-semibold ${isDone ? 'border-primary bg-primary text-white' : tone}`}
          >
            {isDone ? <Icon name="check" className="size-4" /> : place}
          </span>
          <h2
            id={id}
            tabIndex={-1}
            className={`min-w-0 flex-[1_1_8rem] scroll-mt-4 text-lg outline-none sm:text-xl ${isOpen || isDone ? '' : 'text-muted'}`}
          >
            {title}
          </h2>
          {isDone && (
            <button
              type="button"
              aria-label={changeLabel}
              onClick={onChange}
              className="-my-2.5 min-h-11 px-1 font-semibold text-primary"
            >
              {t('review.change')}
            </button>
          )}
        </div>
        {(isOpen || isPreserved) && (
          <div hidden={!isOpen} className="mt-4">
            {children}
          </div>
        )}
        {isDone && <div className="mt-2">{answer}</div>}
      </Panel>
    </section>
  );
}
