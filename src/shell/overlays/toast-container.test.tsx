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
