import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ApiAnswers } from '@/testing/mock-api';
import { noAnswer } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { AddressForm } from './address-form';

const SE = { cep: '01001000', state: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' };

function show(findAddress: ApiAnswers['findAddress'], initial = {}, faults: Record<string, string> = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const view = renderScreen(
    <>
      <AddressForm
        id="form"
        cep="01001000"
        state="SP"
        initial={initial}
        faults={faults}
        onChange={onChange}
        onSubmit={onSubmit}
      />
      <button form="form">Continuar</button>
    </>,
    { answers: { findAddress } },
  );
  return { ...view, onChange, onSubmit };
}

describe('the address of a delivery', () => {
  it('has what the shop refuses at its field, and the focus there', async () => {
    show(() => SE, { number: '1'.repeat(30) }, { 'address.number': 'tooLong', fullName: 'tooShort' });
    const field = screen.getByLabelText('Número');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Texto longo demais.'));
    expect(field).toHaveFocus();
  });

  it.each([
    [false, 'Nome de quem recebe', {}],
    [false, 'Rua ou avenida', { recipient: 'Ana Prado' }],
    [true, 'Nome da propriedade', { recipient: 'Ana Prado' }],
  ])(
    'has the focus on the first field that is missing (in the country: %s)',
    async (isRural, label, known) => {
      const { user } = show(() => Promise.reject(noAnswer()), known);
      if (isRural) await user.click(screen.getByRole('checkbox', { name: /Endereço rural/ }));
      await user.click(screen.getByRole('button', { name: 'Continuar' }));
      const first = screen.getByLabelText(new RegExp(label));
      await waitFor(() => expect(first).toBeInvalid());
      await waitFor(() => expect(first).toHaveFocus());
    },
  );

  it('has the focus on the first field that the shop refuses, in any order of its answer', async () => {
    show(() => SE, {}, { 'address.city': 'tooLong', 'address.street': 'tooLong' });
    await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveFocus());
    expect(screen.getByLabelText('Cidade')).toBeInvalid();
  });

  it('is filled from its CEP and stored, so that number and recipient are all there is to type', async () => {
    const { user, onChange, onSubmit } = show(() => SE);
    await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Praça da Sé'));
    expect(screen.getByText(/Preenchemos o endereço pelo CEP/)).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ street: 'Praça da Sé', district: 'Sé', city: 'São Paulo' }),
    );
    await user.type(screen.getByLabelText('Nome de quem recebe'), 'Ana Prado');
    await user.type(screen.getByLabelText('Número'), '12');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ street: 'Praça da Sé', number: '12' })),
    );
  });

  it('keeps what is there already', async () => {
    show(() => SE, { street: 'Rua das Selas', city: 'Osasco' });
    await waitFor(() => expect(screen.getByLabelText(/Bairro/)).toHaveValue('Sé'));
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua das Selas');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Osasco');
  });

  it('fills the town alone in the country, and the street again in town', async () => {
    const { user } = show(() => SE, { rural: true });
    await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('São Paulo'));
    expect(screen.queryByLabelText('Rua ou avenida')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Endereço rural/ }));
    expect(await screen.findByLabelText('Rua ou avenida')).toHaveValue('Praça da Sé');
  });

  it('is typed by hand when no one answers, without a word about it', async () => {
    const { calls } = show(() => Promise.reject(noAnswer()));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
