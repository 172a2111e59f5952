import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentType } from 'react';
import { brand } from '@config/brands';
import dynamic from 'next/dynamic';
import { LazyPanelFallback } from './lazy-panel-fallback';
import { useRouter } from 'next/router';
import { useCart } from '@/features/cart/cart-store';
import { closeDrawer, useUiAfterPress, type DrawerView } from '@/client/ui-store';

const DrawerFrame = dynamic(
  () => import('@/components/ui/overlays/drawer-frame').then((module) => module.DrawerFrame),
  { ssr: false },
);

const VIEWS: Record<
  DrawerView,
  { titleKey: Extract<ParseKeys, `drawer.${string}`>; side: 'start' | 'end'; View: ComponentType }
> = {
  CART_VIEW: {
    titleKey: 'drawer.cart',
    side: 'end',
    View: dynamic(() => import('./cart-drawer'), {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
  MENU_VIEW: {
    titleKey: 'drawer.menu',
    side: 'start',
    View: dynamic(() => import('@/shell/header/menu-drawer-body'), {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
};

/** Shows the open drawer of the shell; it closes when the page changes. */
export function DrawerHost() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const { totalItems } = useCart();
  const { displaySidebar, drawerView } = useUiAfterPress();
  const [view, setView] = useState<DrawerView | null>(null);
  // The store has cleared the view already; the panel shows the last one while it slides out.
  if (drawerView && drawerView !== view) setView(drawerView);

  useEffect(() => {
    router.events.on('routeChangeStart', closeDrawer);
    return () => router.events.off('routeChangeStart', closeDrawer);
  }, [router.events]);

  if (!view || (view === 'CART_VIEW' && !brand.cartEnabled)) return null;
  const { titleKey, side, View } = VIEWS[view];
  const count = view === 'CART_VIEW' ? totalItems : 0;
  return (
    <DrawerFrame
      open={displaySidebar}
      onClose={closeDrawer}
      title={count > 0 ? `${t(titleKey)} (${count})` : t(titleKey)}
      closeLabel={t('actions.close')}
      side={side}
    >
      <View />
    </DrawerFrame>
  );
}
