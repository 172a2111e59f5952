import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ROUTES } from '@config/routes';
import { renderScreen } from '@/testing/render-screen';
import { useUnsavedGuard } from '../resource/use-unsaved-guard';
import { ShortcutsHost } from './shortcuts-host';

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty, 'Descartar?');
  return <ShortcutsHost />;
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
