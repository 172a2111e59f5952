import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { closeDrawer, type DrawerView } from '@/client/ui-store';
import { DrawerFrame } from '@/components/ui/overlays/drawer-frame';
import { useCart } from '@/features/cart/cart-store';
import { LazyPanelFallback } from '@/components/ui/lazy/lazy-panel-fallback';
import { loadDrawerBody } from './load-drawer-body';

const VIEWS: Record<
  DrawerView,
  { titleKey: Extract<ParseKeys, `drawer.${string}`>; side: 'start' | 'end'; View: ComponentType }
> = {
  CART_VIEW: {
    titleKey: 'drawer.cart',
    side: 'end',
    View: dynamic(loadDrawerBody.CART_VIEW, {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
  MENU_VIEW: {
    titleKey: 'drawer.menu',
    side: 'start',
    View: dynamic(loadDrawerBody.MENU_VIEW, {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
};

interface OpenDrawerProps {
  view: DrawerView;
  /** False while the panel slides out. */
  isOpen: boolean;
}

/** A drawer of the shell with its frame. A lazy chunk, loaded when the first one opens. */
export default function OpenDrawer({ view, isOpen }: OpenDrawerProps) {
  const { t } = useTranslation('common');
  const { totalItems } = useCart();
  const { titleKey, side, View } = VIEWS[view];
  const count = view === 'CART_VIEW' ? totalItems : 0;
  return (
    <DrawerFrame
      open={isOpen}
      onClose={closeDrawer}
      title={count > 0 ? `${t(titleKey)} (${count})` : t(titleKey)}
      closeLabel={t('actions.close')}
      side={side}
    >
      <View />
    </DrawerFrame>
  );
}
