import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { DetailsForm } from './details-form';

const details = {
  id: 'ana',
  fullName: 'Ana Prado',
  email: 'ana@cliente.example',
  phone: '(34) 90000-0031',
  document: '11144477735',
  stateRegistration: null,
  emailConfirmed: true,
};
const document = () => screen.getByLabelText(/CPF ou CNPJ/);

describe('the details of the user', () => {
  it('start with the stored values and are saved as typed', async () => {
    const updateOwnDetails = () => ({ ...details, fullName: 'Ana Prado Lima' });
    const { user, calls } = renderScreen(<DetailsForm details={details} />, {
      answers: { updateOwnDetails },
    });
    expect(document()).toHaveValue('111.444.777-35');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText('Nome completo'), ' Lima');
    await user.clear(screen.getByLabelText(/Telefone/));
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input.body).toEqual({
      fullName: 'Ana Prado Lima',
      phone: null,
      document: '11144477735',
      stateRegistration: '',
    });
    await waitFor(() => expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Prado Lima'));
  });

  it('refuse a document with wrong check digits before a call is made', async () => {
    const { user, calls } = renderScreen(<DetailsForm details={{ ...details, document: null }} />);
    await user.type(document(), '11144477734{Enter}');
    await waitFor(() =>
      expect(document()).toHaveAccessibleDescription(expect.stringContaining(errors.fields.document)),
    );
    expect(document()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('accept a CNPJ with letters, however it is typed', async () => {
    const updateOwnDetails = () => details;
    const { user, calls } = renderScreen(<DetailsForm details={{ ...details, document: null }} />, {
      answers: { updateOwnDetails },
    });
    await user.type(document(), 'b0.vn0.xyz/0001-82{Enter}');
    await waitFor(() => expect(calls[0]?.input.body).toMatchObject({ document: 'B0VN0XYZ000182' }));
  });

  it('show errors of the server next to the field, and preserve typed text', async () => {
    const updateOwnDetails = () => Promise.reject(refusal('VALIDATION', { fullName: 'tooLong' }));
    const { user } = renderScreen(<DetailsForm details={details} />, { answers: { updateOwnDetails } });
    const name = screen.getByLabelText('Nome completo');
    await user.type(name, ' Lima{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(errors.fields.tooLong));
    expect(name).toHaveValue('Ana Prado Lima');
    expect(screen.getByRole('alert')).toHaveTextContent(errors.VALIDATION);
  });
});
