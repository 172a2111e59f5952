import type { ReactNode } from 'react';
import { BottomBar } from '@/shell/header/bottom-bar';
import { Footer } from './footer';
import { Header } from '@/shell/header/header';

// The same elements each time: a change of page draws none of them anew.
const ABOVE = <Header />;
const BELOW = (
  <>
    <Footer />
    <BottomBar />
  </>
);

/** What most pages stand in. */
export function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {ABOVE}
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {BELOW}
    </>
  );
}
