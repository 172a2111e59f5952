import { screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { CheckoutAction } from './checkout-action';

const rest = { open: 'contact', isSigningIn: false, pay: null } as const;

describe('the main action of the checkout', () => {
  it('cannot be pressed before the form that it sends has loaded', async () => {
    const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
    const action = <CheckoutAction {...rest} form="contact-form" onDelivered={vi.fn()} />;
    const { user, rerender } = renderScreen(action);
    const button = screen.getByRole('button', { name: 'Confirmar meus dados' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    rerender(
      <>
        <form id="contact-form" onSubmit={onSubmit} />
        {action}
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Confirmar meus dados', busy: false }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
