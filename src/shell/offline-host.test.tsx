import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import OfflineHost from './offline-host';
import { ToastHost } from '@/shell/overlays/toast-host';

afterEach(() => onlineManager.setOnline(true));

const open = (url: string) =>
  renderScreen(
    <>
      <OfflineHost />
      <ToastHost />
    </>,
    { url },
  );

describe('the offline banner', () => {
  it('says what still works, can be closed, and a message says when the network is back', async () => {
    const { user } = open('/shop');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sem conexão. Você está vendo páginas salvas neste aparelho.',
    );
    await user.click(screen.getByRole('button', { name: 'Fechar o aviso de conexão' }));
    expect(screen.queryByText(/Sem conexão/)).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('A conexão voltou. Estamos conferindo os preços.')).toBeVisible();
  });

  it('says at the checkout that this step needs the network and that nothing is lost', () => {
    open('/finalizar_compra');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByRole('status')).toHaveTextContent('Esta etapa precisa de conexão. Nada se perde');
  });

  it('is not shown while there is a network', () => {
    open('/shop');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
