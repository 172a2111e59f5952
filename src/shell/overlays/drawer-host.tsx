import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentType } from 'react';
import { brand } from '@config/brands';
import dynamic from 'next/dynamic';
import { LateContent } from './late-content';
import { useRouter } from 'next/router';
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
    View: dynamic(() => import('@/features/cart/cart-drawer-body'), { ssr: false, loading: LateContent }),
  },
  MENU_VIEW: {
    titleKey: 'drawer.menu',
    side: 'start',
    View: dynamic(() => import('@/shell/header/menu-drawer-body'), { ssr: false, loading: LateContent }),
  },
};

/** Shows the open drawer of the shell; it closes when the page changes. */
export function DrawerHost() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const { displaySidebar, drawerView } = useUiAfterPress();
  const [view, setView] = useState<DrawerView | null>(null);
  // The last view stays while the panel slides out, although the store has cleared it.
  if (drawerView && drawerView !== view) setView(drawerView);

  useEffect(() => {
    router.events.on('routeChangeStart', closeDrawer);
    return () => router.events.off('routeChangeStart', closeDrawer);
  }, [router.events]);

  if (!view || (view === 'CART_VIEW' && !brand.cartEnabled)) return null;
  const { titleKey, side, View } = VIEWS[view];
  return (
    <DrawerFrame
      open={displaySidebar}
      onClose={closeDrawer}
      title={t(titleKey)}
      closeLabel={t('actions.close')}
      side={side}
    >
      <View />
    </DrawerFrame>
  );
}
