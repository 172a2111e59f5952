import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeModal } from '@/client/ui-store';
import { ModalHost } from '@/shell/overlays/modal-host';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { Failure } from './failure';
import { PasswordDialog } from './password-dialog';

describe('a failed call of the dashboard', () => {
  it.each([
    ['INVALID_TRANSITION', 'This order no longer allows that step. This is the current version.'],
    ['COUPON_FIRST_PURCHASE_ONLY', 'This coupon is for a first purchase only.'],
    ['XSRF_INVALID', 'The page stayed open for too long. Reload it and try again.'],
  ] as const)('is told by its code %s, and not as a fault of the shop', (code, text) => {
    renderScreen(<Failure error={refusal(code)} />, { locale: 'en' });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('a save that an ended session refuses', () => {
  it('offers the sign-in over the page, where what was typed stays', async () => {
    const { user } = renderScreen(
      <>
        <Failure error={refusal('UNAUTHENTICATED')} />
        <ModalHost />
      </>,
      { url: '/dashboard/cupons?aberto=_novo' },
    );
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar de novo' }));
    const dialog = await screen.findByRole('dialog');
    // The form is hidden for a moment more while its chunk loads.
    await waitFor(() => expect(within(dialog).getByText(/o que você digitou continua aqui/)).toBeVisible());
    act(() => closeModal());
  });
});

describe('the question for the password', () => {
  it('tells a wrong password from a lost connection', async () => {
    const answers = [noAnswer(), refusal('PASSWORD_WRONG')];
    const { user } = renderScreen(<PasswordDialog onDone={() => undefined} onGiveUp={() => undefined} />, {
      locale: 'en',
      answers: { confirmPassword: () => Promise.reject(answers.shift() ?? new Error('asked too often')) },
    });
    const field = screen.getByLabelText(/^Password/);
    await user.type(field, 'porteira azul 7{Enter}');
    expect(await screen.findByText(/connection/i)).toBeVisible();
    await user.type(field, '{Enter}');
    expect(await screen.findByText(/wrong|incorrect/i)).toBeVisible();
  });
});
