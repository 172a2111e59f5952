import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { openModal, useUi } from '@/client/ui-store';
import common from '../../../public/locales/pt-BR/common.json';
import NewsletterView from './newsletter-view';

const Modal = () => <output>{useUi().displayModal ? 'open' : 'closed'}</output>;

beforeEach(() => openModal('NEWSLETTER_VIEW'));
const renderView = () =>
  renderScreen(
    <>
      <NewsletterView />
      <Modal />
    </>,
  );
const submit = (user: ReturnType<typeof renderView>['user']) =>
  user.click(screen.getByRole('button', { name: 'Quero receber' }));

describe('the newsletter', () => {
  it('logs the address, closes the modal and makes no call', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user, calls } = renderView();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' ana@cliente.example ');
    await submit(user);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('closed'));
    expect(info).toHaveBeenCalledWith('Newsletter:', 'ana@cliente.example');
    expect(calls).toEqual([]);
  });

  it.each([
    ['   ', common['email-required']],
    ['ana', common['email-error']],
    ['ana@cliente', common['email-error']],
    ['ana prado@cliente.example', common['email-error']],
  ])('says what is wrong with “%s” and stays open', async (typed, text) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user } = renderView();
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(email, typed);
    await submit(user);
    await waitFor(() => expect(email).toHaveAccessibleDescription(text));
    expect(email).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('open');
    expect(info).not.toHaveBeenCalled();
  });
});
