/** Loads the code of what a drawer shows. */
export const loadDrawerBody = {
  CART_VIEW: () => import('./cart-drawer'),
  MENU_VIEW: () => import('@/shell/header/menu-drawer-body'),
};
