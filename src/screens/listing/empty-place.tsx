import type { ReactNode } from 'react';

interface EmptyPlaceProps {
  title: string;
  /** What belongs here. */
  text: string;
  /** Where to go instead: a button or link. */
  children: ReactNode;
}

/** What stands on a page that has nothing to show yet. */
export function EmptyPlace({ title, text, children }: EmptyPlaceProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-tile px-[min(1.5rem,6.7vw)] py-8 md:px-9">
      <p className="seam font-display text-xl font-bold md:text-2xl">{title}</p>
      <p className="max-w-[60ch]">{text}</p>
      {children}
    </div>
  );
}
