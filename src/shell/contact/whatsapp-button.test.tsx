import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('can be dismissed, and stays away for the visit', async () => {
    const { user, unmount } = renderScreen(<WhatsappButton />);
    await user.click(screen.getByRole('button', { name: 'Ocultar o botão do WhatsApp' }));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderScreen(<WhatsappButton />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
