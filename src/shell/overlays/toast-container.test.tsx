import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '@/client/toast';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { renderScreen } from '@/testing/render-screen';
import { ToastContainer } from './toast-container';
import { ToastHost } from './toast-host';

it('replaces a shown message by a later one about the same, and shows others beside it', async () => {
  renderScreen(<ToastContainer />);
  act(() => notify('success', 'Um saco no carrinho', undefined, 'cart a'));
  expect(await screen.findByText('Um saco no carrinho')).toBeInTheDocument();
  act(() => notify('success', 'Dois sacos no carrinho', undefined, 'cart a'));
  act(() => notify('info', 'Link copiado'));
  expect(await screen.findByText('Dois sacos no carrinho')).toBeInTheDocument();
  expect(await screen.findByText('Link copiado')).toBeInTheDocument();
  expect(screen.queryByText('Um saco no carrinho')).toBeNull();
});

it('is not printed', async () => {
  renderScreen(<ToastContainer />);
  act(() => notify('info', 'Link copiado'));
  expect((await screen.findByRole('alert')).closest('.print\\:hidden')).not.toBeNull();
});

it('is named in the language of the page, and speaks once', async () => {
  renderScreen(<ToastContainer />, { locale: 'es' });
  act(() => notify('info', 'Enlace copiado'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enlace copiado');
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  // Within a region that speaks too, an alert would be spoken twice.
  expect(screen.getByRole('region', { name: 'Notificaciones (Alt+T)' })).toHaveAttribute('aria-live', 'off');
});

it('can be read and used by keyboard while a dialog is open, also the first one', async () => {
  const undo = vi.fn();
  const { user } = renderScreen(
    <>
      <DialogFrame open onClose={vi.fn()} title="Cupom" closeLabel="Fechar o cupom">
        <button
          type="button"
          onClick={() => notify('info', 'Cupom tirado', { label: 'Desfazer', run: undo })}
        >
          Tirar
        </button>
      </DialogFrame>
      <ToastHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Tirar' }));
  // Found by its role: what a dialog hides is not.
  expect(await screen.findByRole('alert')).toHaveTextContent('Cupom tirado');
  await user.keyboard('{Alt>}t{/Alt}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Cupom' })).toBeInTheDocument();
});
