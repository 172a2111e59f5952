import type { ReactNode } from 'react';

/** Width and spacing of the content below a page's heading. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 py-7 md:gap-12 md:py-10">{children}</div>;
}
