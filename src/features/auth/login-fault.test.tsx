import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { LoginForm } from './login-form';

it.each([
  ['above the window', -224, -76, true],
  ['under what sticks at its top', 40, 120, true],
  ['below the window', 700, 900, true],
  ['in the window', 200, 280, false],
])(
  'a refused sign-in that is said %s is scrolled to where it is not seen',
  async (_where, top, bottom, is) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 300, bottom - top),
    );
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const login = () => {
      throw refusal('INVALID_CREDENTIALS');
    };
    const { user } = renderScreen(<LoginForm />, { url: '/entrar', answers: { login } });
    await user.type(screen.getByLabelText('E-mail'), 'ana@cliente.example');
    await user.type(screen.getByLabelText('Senha'), 'outra cancela 7{Enter}');
    const fault = await screen.findByRole('alert');
    expect(scrolled.mock.contexts.includes(fault)).toBe(is);
  },
);
