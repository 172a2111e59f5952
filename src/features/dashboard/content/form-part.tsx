import { useId, type ReactNode } from 'react';

/** A part of a long form under a heading of its own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised p-5">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
