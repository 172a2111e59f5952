import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { EmailNotice } from './email-notice';
import { eventually } from '@/testing/eventually';

const details = {
  ...{ id: 'u', fullName: 'Ana Prado', email: 'ana@cliente.example' },
  ...{ phone: null, document: null, stateRegistration: null },
};

it('another link can be requested for an unconfirmed e-mail, and the message that says where it was sent gets the focus', async () => {
  const requestEmailConfirmation = vi.fn(() => null);
  const { user } = renderScreen(<EmailNotice />, {
    answers: { getOwnDetails: () => ({ ...details, emailConfirmed: false }), requestEmailConfirmation },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar o link de novo' }));
  expect(await screen.findByText(/novo link para ana@cliente.example/)).toHaveFocus();
  expect(requestEmailConfirmation).toHaveBeenCalledOnce();
});

it('a confirmed e-mail has no notice', async () => {
  const getOwnDetails = vi.fn(() => ({ ...details, emailConfirmed: true }));
  const { container } = renderScreen(<EmailNotice />, { answers: { getOwnDetails } });
  await eventually(() => expect(getOwnDetails).toHaveBeenCalled());
  expect(container).toHaveTextContent('');
});
