import { describe, expect, it } from 'vitest';
import { initialUi, uiReducer } from './ui-store';

describe('what is open over the page', () => {
  it('closes the sidebar when the modal opens', () => {
    const withDrawer = uiReducer(initialUi, { type: 'openSidebar', view: 'CART_VIEW' });
    const state = uiReducer(withDrawer, { type: 'openModal', view: 'LOGIN_VIEW' });
    expect(state).toMatchObject({
      displayModal: true,
      modalView: 'LOGIN_VIEW',
      displaySidebar: false,
      drawerView: null,
    });
  });

  it('clears the drawer view when the sidebar closes', () => {
    const withDrawer = uiReducer(initialUi, { type: 'openSidebar', view: 'MENU_VIEW' });
    expect(withDrawer).toMatchObject({ displaySidebar: true, drawerView: 'MENU_VIEW' });
    expect(uiReducer(withDrawer, { type: 'closeSidebar' })).toMatchObject({
      displaySidebar: false,
      drawerView: null,
    });
  });

  it('hands a modal view its data and forgets it on closing', () => {
    const open = uiReducer(initialUi, { type: 'openModal', view: 'PRODUCT_VIEW', data: 'matriz-60' });
    expect(open.modalData).toBe('matriz-60');
    expect(uiReducer(open, { type: 'closeModal' })).toMatchObject({ displayModal: false, modalData: null });
  });
});
