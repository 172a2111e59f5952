import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  title: ReactNode;
  /** The order so far; stands first on phones, collapsed. */
  summary: ReactNode;
  /** The one main action of the step, always in reach of a thumb. */
  action: ReactNode;
  /** False where the action is only a word beside the order, which a phone has no room for. */
  actionOnPhones?: boolean;
  /** There is nothing to press yet: the page has the order that a phone shows, so that nothing moves while it arrives. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Joined to the order above it. */
const DESK = 'lg:-mt-5 lg:rounded-b-lg lg:border lg:border-t-0 lg:border-line lg:bg-raised lg:p-5 lg:pt-0';
/** A bar at the end of the screen. */
const PHONE =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-(--gutter) max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]';

/** One column of fields, and beside it the order and the way on. */
export function CheckoutColumns({
  title,
  summary,
  action,
  actionOnPhones = true,
  isWaiting = false,
  children,
}: CheckoutColumnsProps) {
  const order = <div className="max-lg:order-first lg:col-start-2">{summary}</div>;
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-9 gap-y-5 py-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:py-7">
      {isWaiting && order}
      <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {children}
      </div>
      {!isWaiting && order}
      <div
        data-pay-bar={actionOnPhones ? '' : undefined}
        className={`lg:col-start-2 ${DESK} ${actionOnPhones ? PHONE : 'max-lg:hidden'}`}
      >
        {action}
      </div>
    </div>
  );
}
