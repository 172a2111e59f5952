import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/shell/overlays/toast-host';
import { renderScreen } from '@/testing/render-screen';
import { ShareActions } from './share-actions';

const HERE = `${window.location.origin}/pt-BR/produtos/matriz-60`;

const renderShare = (sku: string | null = null) =>
  renderScreen(
    <>
      <ShareActions slug="matriz-60" title="Matriz 60" sku={sku} />
      <ToastHost />
    </>,
    { url: '/produtos/matriz-60?utm_source=carta' },
  );

const press = (user: ReturnType<typeof renderShare>['user']) =>
  user.click(screen.getByRole('button', { name: 'Compartilhar' }));

const canShare = (share: (data: ShareData) => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

describe('sharing a product', () => {
  it('writes title and address, with the language of the page, into a WhatsApp message', () => {
    renderShare();
    const href = screen.getByRole('link', { name: 'Compartilhar no WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(`Matriz 60: ${HERE}`);
  });

  it('takes the chosen pack along', () => {
    renderShare('M60 30');
    const href = screen.getByRole('link', { name: 'Compartilhar no WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(`Matriz 60: ${HERE}?pacote=M60+30`);
  });

  it('opens the share dialog of the device, when there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
    canShare(share);
    const { user } = renderShare();
    await press(user);
    expect(share).toHaveBeenCalledWith({ title: 'Matriz 60', url: HERE });
  });

  it('shows no error when the share dialog is closed', async () => {
    canShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = renderShare();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await press(user);
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies the link when there is no share dialog, and says so', async () => {
    const { user } = renderShare();
    await press(user);
    expect(await screen.findByText('Link copiado.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(HERE);
  });

  it('shows the address when the clipboard is forbidden', async () => {
    const { user } = renderShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await press(user);
    expect(await screen.findByText(`Copie o link: ${HERE}`)).toBeVisible();
  });
});
