import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  /** Language of the title and the lead, when it is not the page's own. */
  lang?: string;
  lead?: ReactNode;
  /** Breadcrumbs above the title. */
  breadcrumbs: ReactNode;
  /** Shown under the lead: a date, buttons. */
  children?: ReactNode;
}

/** The top of a text page: a band with the h1. */
export function PageHeading({ title, lang, lead, breadcrumbs, children }: PageHeadingProps) {
  return (
    <div className="border-b border-line bg-primary-soft">
      <div className="wrap pb-7 md:pb-10">
        {breadcrumbs}
        <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <h1 lang={lang} className="text-2xl break-words md:text-4xl">
            <bdi>{title}</bdi>
          </h1>
          {lead && (
            <p lang={lang} className="max-w-[60ch] text-lg text-pretty text-muted">
              <bdi>{lead}</bdi>
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
