import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { DrawerHost } from './drawer-host';
import { ModalHost } from './modal-host';
import { closeDrawer, closeModal, openDrawer, openModal, useUi } from '@/client/ui-store';

function State() {
  const { displaySidebar, drawerView, displayModal, modalView } = useUi();
  return <output>{JSON.stringify({ displaySidebar, drawerView, displayModal, modalView })}</output>;
}
const state = () => JSON.parse(screen.getByText(/displaySidebar/).textContent) as object;

afterEach(() => {
  act(() => {
    closeModal();
    closeDrawer();
  });
});

const open = () =>
  renderScreen(
    <>
      <State />
      <DrawerHost />
      <ModalHost />
    </>,
  );

describe('what opens over the page', () => {
  it('opening the modal closes the sidebar', async () => {
    open();
    act(() => openDrawer('MENU_VIEW'));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    act(() => openModal('LOGIN_VIEW'));
    expect(state()).toEqual({
      displaySidebar: false,
      drawerView: null,
      displayModal: true,
      modalView: 'LOGIN_VIEW',
    });
    expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('closing the sidebar clears the drawer view', async () => {
    const { user } = open();
    act(() => openDrawer('MENU_VIEW'));
    await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(state()).toMatchObject({ displaySidebar: false, drawerView: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
