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
    <section className="on-dark grid gap-4 rounded-lg bg-primary-strong p-[min(1.5rem,6.7vw)] text-white md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8 md:p-9">
      <div className="grid gap-2">
        <h2 className="text-[1.5rem] md:text-[1.875rem]">{title}</h2>
        <p className="max-w-[60ch] opacity-95">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
