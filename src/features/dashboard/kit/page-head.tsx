import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** The heading of a dashboard page with what can be done with the whole of it; as high without buttons as with them. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="max-w-full text-2xl wrap-anywhere">{title}</h1>
      {children && <div className="flex flex-wrap gap-2.5 print:hidden">{children}</div>}
    </div>
  );
}
