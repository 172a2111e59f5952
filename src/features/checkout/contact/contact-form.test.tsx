import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { EMPTY_CONTACT } from './contact';
import { ContactForm } from './contact-form';

const ANA = { ...EMPTY_CONTACT, fullName: 'Ana Prado', phone: '(34) 99999-0000', document: '529.982.247-25' };
const field = () => screen.getByRole('textbox', { name: /Inscrição estadual/, hidden: true });
const open = (faults: Record<string, string> = {}) =>
  renderScreen(
    <>
      <ContactForm
        id="contact"
        isGuest={false}
        initial={ANA}
        faults={faults}
        onChange={vi.fn()}
        onDone={vi.fn()}
      />
      <button form="contact">Continuar</button>
    </>,
  );

it('opens the folded state registration when the shop refuses it', async () => {
  open({ stateRegistration: 'tooLong' });
  expect(field()).toBeVisible();
  await vi.waitFor(() => expect(field()).toHaveFocus());
});

it('opens it when it is folded with a fault in it', async () => {
  const { user } = open();
  const summary = screen.getByText('Informar inscrição estadual');
  await user.click(summary);
  await user.click(field());
  await user.paste('1'.repeat(31));
  await user.click(summary);
  expect(field()).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await vi.waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toBeVisible();
});
