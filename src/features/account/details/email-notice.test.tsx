import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { EmailNotice } from './email-notice';

const details = {
  ...{ id: 'u', fullName: 'Ana Prado', email: 'ana@cliente.example' },
  ...{ phone: null, document: null, stateRegistration: null },
};

it('an unconfirmed e-mail can have another link, and says where it went', async () => {
  const requestEmailConfirmation = vi.fn(() => null);
  const { user } = renderScreen(<EmailNotice />, {
    answers: { getOwnDetails: () => ({ ...details, emailConfirmed: false }), requestEmailConfirmation },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar o link de novo' }));
  expect(await screen.findByText(/novo link para ana@cliente.example/)).toBeVisible();
  expect(requestEmailConfirmation).toHaveBeenCalledOnce();
});

it('a confirmed e-mail is left alone', async () => {
  const getOwnDetails = vi.fn(() => ({ ...details, emailConfirmed: true }));
  const { container } = renderScreen(<EmailNotice />, { answers: { getOwnDetails } });
  await vi.waitFor(() => expect(getOwnDetails).toHaveBeenCalled());
  expect(container).toHaveTextContent('');
});
