import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { WhatsappButton } from './whatsapp-button';

describe('the WhatsApp button', () => {
  it('opens a chat with the brand, asking for technical support in the person’s language', () => {
    renderScreen(<WhatsappButton />);
    const link = screen.getByRole('link', { name: 'Abrir conversa no WhatsApp' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5534900000001');
    expect(address.searchParams.get('text')).toBe('Olá! Preciso de suporte técnico.');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['/dashboard', '/dashboard/pedidos/todos'])('is not there in the back office, at %s', (url) => {
    renderScreen(<WhatsappButton />, { url });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be dismissed, and stays away for the visit', async () => {
    const { user, unmount } = renderScreen(<WhatsappButton />);
    await user.click(screen.getByRole('button', { name: 'Ocultar o botão do WhatsApp' }));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderScreen(<WhatsappButton />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['a control', '<button type="button">Comprar</button>', 'taken'],
    ['a price', '<b class="num">1.200,00</b>', 'taken'],
    ['a price in a sentence', '<p>à vista R$ 12,00</p>', 'taken'],
    ['a text', '<p>Para o gado na seca.</p>', 'free'],
  ])('knows what it would lie over when the page stands still: %s', async (_name, html, place) => {
    const below = document.createElement('div');
    below.innerHTML = html;
    const button = () => screen.getByRole('complementary', { name: 'Atendimento pelo WhatsApp' });
    renderScreen(<WhatsappButton />);
    vi.spyOn(document, 'elementsFromPoint').mockImplementation(() => [button(), ...below.children]);
    fireEvent.scroll(window);
    expect(button()).toHaveAttribute('data-place', 'moving');
    await waitFor(() => expect(button()).toHaveAttribute('data-place', place));
  });
});
