import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notify } from '@/client/toast';
import { renderScreen } from '@/testing/render-screen';
import { ToastContainer } from './toast-container';

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

it('is named in the language of the page, and speaks once', async () => {
  renderScreen(<ToastContainer />, { locale: 'es' });
  act(() => notify('info', 'Enlace copiado'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enlace copiado');
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  // Within a region that speaks too, an alert would be spoken twice.
  expect(screen.getByRole('region', { name: 'Notificaciones (Alt+T)' })).toHaveAttribute('aria-live', 'off');
});
