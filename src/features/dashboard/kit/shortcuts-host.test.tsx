import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ROUTES } from '@config/routes';
import { renderScreen } from '@/testing/render-screen';
import { useUnsavedGuard } from '../resource/use-unsaved-guard';
// A chunk of its own: loaded before anything waits for it.
import './shortcuts-dialog';
import { ShortcutsHost } from './shortcuts-host';

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty, 'Descartar?');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Atalhos
      </button>
      <ShortcutsHost isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </>
  );
}

const press = (key: string) => {
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
  fireEvent.keyUp(document.body, { key, code: `Key${key.toUpperCase()}` });
};
const goToOrders = () => ['g', 'o'].forEach(press);

it('keys lead to a page', () => {
  const { router } = renderScreen(<Page isDirty={false} />);
  goToOrders();
  expect(router.push).toHaveBeenCalledWith(ROUTES.dashboardOrders);
});

const SEARCH = (
  <main>
    <input type="search" aria-label="Buscar" />
    <Page isDirty={false} />
  </main>
);
const search = () => screen.getByRole('searchbox');

it.each([
  ['an ABNT2 keyboard', { code: 'IntlRo' }],
  ['an American keyboard', { code: 'Slash' }],
  ['a German keyboard', { code: 'Digit7', shiftKey: true }],
  [
    'a keyboard without the key of its own',
    { code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true },
  ],
])('/ searches on %s', (_, event) => {
  renderScreen(SEARCH);
  fireEvent.keyDown(document.body, { key: '/', ...event });
  expect(search()).toHaveFocus();
});

it.each([
  ['an ABNT2 keyboard', 'IntlRo'],
  ['an American keyboard', 'Slash'],
  ['a German keyboard', 'Minus'],
])('? opens the list of the keys on %s', async (_, code) => {
  renderScreen(SEARCH);
  fireEvent.keyDown(document.body, { key: '?', code, shiftKey: true });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it.each([
  ['; of an ABNT2 keyboard', { key: ';', code: 'Slash' }],
  [': of an ABNT2 keyboard', { key: ':', code: 'Slash', shiftKey: true }],
  ['Ctrl and /', { key: '/', code: 'Slash', ctrlKey: true }],
])('%s does nothing', (_, event) => {
  renderScreen(SEARCH);
  fireEvent.keyDown(document.body, event);
  expect(search()).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keys can be switched off on a device, and on again', async () => {
  const { router, user } = renderScreen(<Page isDirty={false} />);
  await user.click(screen.getByRole('button', { name: 'Atalhos' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Usar os atalhos neste aparelho' }));
  await user.keyboard('{Escape}');
  goToOrders();
  expect(router.push).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Atalhos' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Usar os atalhos neste aparelho' }));
  await user.keyboard('{Escape}');
  goToOrders();
  expect(router.push).toHaveBeenCalledWith(ROUTES.dashboardOrders);
});

it('keys leave a form with unsaved changes only after a question', () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { router } = renderScreen(<Page isDirty />);
  goToOrders();
  expect(ask).toHaveBeenCalledWith('Descartar?');
  expect(router.push).not.toHaveBeenCalled();
  ask.mockReturnValue(true);
  goToOrders();
  expect(router.push).toHaveBeenCalledOnce();
});
