import type { ReactNode } from 'react';

/** A preview stands alone: no menus, no cart, nothing of the back office but its own bar. */
export function DashboardProductPreviewLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh min-w-0 outline-none">
      {children}
    </main>
  );
}
