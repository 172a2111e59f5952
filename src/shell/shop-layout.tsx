import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { WhatsappButton } from './whatsapp-button';

/** What most pages stand in. */
export function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <WhatsappButton />
      <BottomBar />
    </>
  );
}
