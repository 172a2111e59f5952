import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchOverlays } from '@/lib/browser/overlay-history';
import { renderScreen } from '@/testing/render-screen';
import { DrawerHost } from './drawer-host';
import { ModalHost } from './modal-host';
import { closeDrawer, closeModal, openDrawer, openModal, useUi } from '@/client/ui-store';

function State() {
  const { displaySidebar, drawerView, displayModal, modalView } = useUi();
  return <output>{JSON.stringify({ displaySidebar, drawerView, displayModal, modalView })}</output>;
}
const state = () => JSON.parse(screen.getByText(/displaySidebar/).textContent) as object;

afterEach(async () => {
  act(() => {
    closeModal();
    closeDrawer();
  });
  // However it was closed, nothing of it is left in the history.
  await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
});

const open = () =>
  renderScreen(
    <>
      <State />
      <DrawerHost />
      <ModalHost />
    </>,
  );

// As the shell does, for all tests: a step back of an overlay that closed is told after its test.
beforeAll(() => watchOverlays({ on: vi.fn(), off: vi.fn(), emit: vi.fn() }));

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

  it.each([
    ['the menu', 'Menu', () => openDrawer('MENU_VIEW')],
    ['the cart', /carrinho/i, () => openDrawer('CART_VIEW')],
    ['a modal', 'Entrar', () => openModal('LOGIN_VIEW')],
    ['the quick view', /./, () => openModal('PRODUCT_VIEW', { slug: 'sal' })],
  ])('back closes %s and stays on the page', async (_name, name, openIt) => {
    open();
    const { href } = window.location;
    act(openIt);
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.href).toBe(href);
    expect(window.history.state).not.toMatchObject({ overlay: true });
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
