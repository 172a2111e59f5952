import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeToken } from '@/client/token';
import { refusal } from '@/testing/mock-api';
import { openCheckout, startCheckout } from '@/testing/open-checkout';

beforeEach(() => {
  startCheckout();
  removeToken();
});

describe('/finalizar_compra of a visitor', () => {
  it('lets a visitor sign in or register in place', async () => {
    const { user } = openCheckout();
    expect(await screen.findByRole('tab', { name: 'Sem cadastro' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Já tenho conta' }));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('loses nothing that is typed to sign in or to register while another way is looked at', async () => {
    const { user } = openCheckout();
    const look = async (name: string) => {
      await user.click(await screen.findByRole('tab', { name }));
      return within(screen.getByRole('tabpanel', { name }));
    };
    const login = await look('Já tenho conta');
    await user.type(await login.findByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
    await user.type(login.getByLabelText('Senha'), 'campo verde');
    const register = await look('Criar conta');
    await user.type(await register.findByLabelText('Senha'), 'campo verde e capim');
    const guest = await look('Sem cadastro');
    expect(screen.getAllByRole('textbox', { name: 'E-mail' })).toHaveLength(1);
    await user.type(await guest.findByRole('textbox', { name: 'E-mail' }), 'rita@exemplo.com.br');
    await look('Já tenho conta');
    expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@exemplo.com.br');
    expect(login.getByLabelText('Senha')).toHaveValue('campo verde');
    await look('Criar conta');
    expect(register.getByLabelText('Senha')).toHaveValue('campo verde e capim');
    await look('Sem cadastro');
    expect(guest.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rita@exemplo.com.br');
  });

  it('begins to sign in with the e-mail of the guest, also where that way was looked at before', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('tab', { name: 'Já tenho conta' }));
    await screen.findByRole('button', { name: 'Entrar' });
    await user.click(screen.getByRole('tab', { name: 'Sem cadastro' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'rita@exemplo.com.br');
    await user.click(screen.getByRole('tab', { name: 'Já tenho conta' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rita@exemplo.com.br');
  });

  it('registers with what was typed, and leads an e-mail that has an account to signing in', async () => {
    const { user } = openCheckout({
      register: () => Promise.reject(refusal('EMAIL_TAKEN', { email: 'taken' })),
    });
    await user.click(await screen.findByRole('textbox', { name: 'Nome completo ou razão social' }));
    await user.paste('Ana Prado');
    await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
    await user.paste('ana@exemplo.com.br');
    await user.click(screen.getByRole('tab', { name: 'Criar conta' }));
    const form = within(screen.getByRole('tabpanel', { name: 'Criar conta' }));
    expect(await form.findByDisplayValue('Ana Prado')).toBeVisible();
    await user.type(form.getByLabelText(/^Senha/), 'campo verde e capim');
    await user.click(form.getByRole('button', { name: 'Criar conta' }));
    expect(await screen.findByText(/Este e‑mail já tem conta/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Já tenho conta' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@exemplo.com.br');
  });
});
