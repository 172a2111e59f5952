import type { ReactNode } from 'react';

interface CallToActionProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: a dark band that says what to do next. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="on-dark flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg bg-primary-strong p-[min(1.5rem,6.7vw)] text-white md:p-9">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-2">
        <h2 className="text-[1.5rem] md:text-[1.875rem]">{title}</h2>
        <p className="max-w-[60ch] opacity-95">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
