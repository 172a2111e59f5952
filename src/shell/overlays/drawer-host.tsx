import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { brand } from '@config/brands';
import { closeDrawer, useUiAfterPress, type DrawerView } from '@/client/ui-store';
import { CodeProgress } from '@/shell/progress';
import { loadDrawerBody } from './load-drawer-body';

const OpenDrawer = dynamic(() => import('./open-drawer'), { ssr: false, loading: CodeProgress });

/** Shows the open drawer of the shell; it closes when the page changes. */
export function DrawerHost() {
  const router = useRouter();
  const { displaySidebar, drawerView } = useUiAfterPress();
  const [view, setView] = useState<DrawerView | null>(null);
  // The store has cleared the view already; the panel shows the last one while it slides out.
  if (drawerView && drawerView !== view) setView(drawerView);
  // Beside its frame, not after it: on a weak line each step takes a second.
  useEffect(() => void (view && loadDrawerBody[view]().catch(() => undefined)), [view]);

  useEffect(() => {
    router.events.on('routeChangeStart', closeDrawer);
    return () => router.events.off('routeChangeStart', closeDrawer);
  }, [router.events]);

  if (!view || (view === 'CART_VIEW' && !brand.cartEnabled)) return null;
  return <OpenDrawer view={view} isOpen={displaySidebar} />;
}
