import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { renderScreen } from '@/testing/render-screen';
import { OfflineScreen } from './offline-screen';

const open = (wanted?: string) =>
  renderScreen(<OfflineScreen />, {
    url: wanted === undefined ? '/offline' : `/offline?de=${encodeURIComponent(wanted)}`,
  });

describe('the offline page', () => {
  it('says what happened, and links to the cart, telephone and WhatsApp', async () => {
    open('/pt-BR/produtos/sal');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('esta página não está salva');
    expect(screen.getByRole('button', { name: 'Ver o carrinho' })).toBeVisible();
    expect(screen.getByRole('link', { name: brand.company.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+55\d{11}$/),
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    expect(await screen.findByText('Ainda não há páginas salvas neste aparelho.')).toBeVisible();
  });

  it('says at a step of the checkout that the cart is stored', () => {
    open('/pt-BR/finalizar_compra/');
    expect(screen.getByText(/O carrinho está salvo neste aparelho/)).toBeVisible();
  });

  it('returns only to a page of the shop', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const fetch = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', fetch);
    open('//evil.test').unmount();
    expect(fetch).not.toHaveBeenCalled();
    open('/pt-BR/produtos/sal').unmount();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
