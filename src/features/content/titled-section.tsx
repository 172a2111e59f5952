import type { ReactNode } from 'react';

/** A section with a title, in the width of the page. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <h2 className="seam self-start justify-self-start text-[1.5rem] md:text-[1.875rem]">{title}</h2>
      {children}
    </section>
  );
}
