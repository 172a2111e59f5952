import { Activity, type ReactNode } from 'react';
import { BottomBar } from '@/shell/header/bottom-bar';
import { Footer } from './footer';
import { Header } from '@/shell/header/header';

// Constant elements: a navigation renders none of them again.
const ABOVE = (
  <Activity>
    <Header />
  </Activity>
);
const BELOW = (
  <>
    <Activity>
      <Footer />
    </Activity>
    <BottomBar />
  </>
);

/** The layout of most pages. */
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
