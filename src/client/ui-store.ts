import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/browser/tasks';

/** The views of the modal (docs/rules.md, Shell). */
export type ModalView = 'LOGIN_VIEW' | 'FORGET_PASSWORD' | 'PRODUCT_VIEW' | 'NEWSLETTER_VIEW';
export type DrawerView = 'CART_VIEW' | 'MENU_VIEW';

export interface UiState {
  displayModal: boolean;
  modalView: ModalView;
  /** What the view needs, such as the slug of PRODUCT_VIEW. */
  modalData: unknown;
  displaySidebar: boolean;
  drawerView: DrawerView | null;
}

export type UiAction =
  | { type: 'openModal'; view: ModalView; data?: unknown }
  | { type: 'closeModal' }
  | { type: 'openSidebar'; view: DrawerView }
  | { type: 'closeSidebar' };

export const initialUi: UiState = {
  displayModal: false,
  modalView: 'LOGIN_VIEW',
  modalData: null,
  displaySidebar: false,
  drawerView: null,
};

/** Opening the modal closes the sidebar; closing the sidebar clears the drawer view (docs/rules.md, Shell). */
export function uiReducer(state: UiState, action: UiAction): UiState {
  switch (action.type) {
    case 'openModal':
      return {
        displayModal: true,
        modalView: action.view,
        modalData: action.data ?? null,
        displaySidebar: false,
        drawerView: null,
      };
    case 'closeModal':
      return { ...state, displayModal: false, modalData: null };
    case 'openSidebar':
      return { ...state, displaySidebar: true, drawerView: action.view };
    case 'closeSidebar':
      return { ...state, displaySidebar: false, drawerView: null };
  }
}

let state = initialUi;
const listeners = new Set<() => void>();

function dispatch(action: UiAction) {
  state = uiReducer(state, action);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const openModal = (view: ModalView, data?: unknown) => dispatch({ type: 'openModal', view, data });
export const closeModal = () => dispatch({ type: 'closeModal' });
export const openDrawer = (view: DrawerView) => dispatch({ type: 'openSidebar', view });
export const closeDrawer = () => dispatch({ type: 'closeSidebar' });

/** What is open over the page. */
export const useUi = (): UiState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialUi,
  );

/** The same, one frame later, for the hosts that render it: on a slow phone a press is answered before the rendering. */
export function useUiAfterPress(): UiState {
  const asked = useUi();
  const [shown, setShown] = useState(asked);
  useEffect(() => afterPaint(() => setShown(asked)), [asked]);
  return shown;
}
