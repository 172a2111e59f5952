import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Address } from '@/contract/schemas/address';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { AddressBook } from './address-book';
import { addressLines } from './address-text';

const nothing = {
  complement: null,
  district: null,
  street: null,
  number: null,
  propertyName: null,
  road: null,
  km: null,
  landmark: null,
  phone: null,
};
const farm: Address = {
  ...nothing,
  id: 'a1',
  label: 'Sede',
  recipient: 'Ana Prado',
  postalCode: '76550000',
  state: 'GO',
  city: 'Porangatu',
  rural: true,
  propertyName: 'Fazenda Três Veredas',
  road: 'Rodovia estadual',
  km: 'km 31',
  landmark: 'Silo branco na entrada',
};

describe('the address book', () => {
  it('saves a town address, with the state from the CEP', async () => {
    const saved: Address[] = [];
    const answers = {
      listOwnAddresses: () => [...saved],
      createOwnAddress: () => {
        saved.push({ ...farm, label: 'Casa' });
        return farm;
      },
    };
    const { user, calls } = renderScreen(<AddressBook />, { answers });
    await user.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
    const label = await screen.findByLabelText(/Nome deste endereço/);
    expect(label).toHaveFocus();
    await user.type(label, 'Casa');
    await user.type(screen.getByLabelText('Nome de quem recebe'), 'Ana Prado');
    await user.type(screen.getByLabelText('CEP'), '38010000');
    await user.type(screen.getByLabelText('Rua ou avenida'), 'Rua dos Ipês');
    expect(screen.getByLabelText('CEP')).toHaveValue('38010-000');
    expect(screen.getByLabelText('Estado')).toHaveValue('MG');
    await user.type(screen.getByLabelText('Número'), '218');
    await user.type(screen.getByLabelText('Cidade'), 'Uberaba{Enter}');
    expect(await screen.findByRole('heading', { name: 'Casa' })).toBeVisible();
    expect(calls.find(({ name }) => name === 'createOwnAddress')?.input.body).toMatchObject({
      postalCode: '38010000',
      state: 'MG',
      street: 'Rua dos Ipês',
      rural: false,
      propertyName: null,
    });
  });

  it('asks for property and landmark in the country, instead of a street', async () => {
    const { user } = renderScreen(<AddressBook />, { answers: { listOwnAddresses: () => [] } });
    await user.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
    await user.click(await screen.findByRole('checkbox', { name: /Endereço rural/ }));
    expect(screen.queryByLabelText('Rua ou avenida')).toBeNull();
    await user.type(screen.getByLabelText('Nome de quem recebe'), 'Ana Prado');
    await user.type(screen.getByLabelText('CEP'), '76550000{Enter}');
    const landmark = await screen.findByLabelText('Ponto de referência');
    await waitFor(() =>
      expect(landmark).toHaveAccessibleDescription(expect.stringContaining(errors.fields.required)),
    );
    expect(screen.getByLabelText('Cidade')).toBeInvalid();
    // The first one as the eye meets them: the city is registered before it.
    expect(screen.getByLabelText('Nome da propriedade')).toHaveFocus();
  });

  it('shows errors of the server next to the field', async () => {
    const updateOwnAddress = () => Promise.reject(refusal('VALIDATION', { state: 'state' }));
    const { user } = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => [farm], updateOwnAddress },
    });
    await user.click(await screen.findByRole('button', { name: 'Alterar Sede' }));
    expect(await screen.findByLabelText('Nome da propriedade')).toHaveValue('Fazenda Três Veredas');
    await user.click(screen.getByRole('button', { name: 'Salvar endereço' }));
    const state = screen.getByLabelText('Estado');
    await waitFor(() =>
      expect(state).toHaveAccessibleDescription(expect.stringContaining(errors.fields.state)),
    );
    expect(state).toHaveFocus();
  });

  it('asks for confirmation before removing, with the focus on the safe answer', async () => {
    let list = [farm];
    const deleteOwnAddress = () => {
      list = [];
      return Promise.reject(refusal('NOT_FOUND'));
    };
    const { user, calls } = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => list, deleteOwnAddress },
    });
    await user.click(await screen.findByRole('button', { name: 'Remover Sede' }));
    const question = screen.getByRole('group', { name: 'Remover Sede?' });
    expect(within(question).getByRole('button', { name: 'Manter' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Sim, remover' }));
    expect(await screen.findByText(/Nenhum endereço salvo/)).toBeVisible();
    expect(calls.find(({ name }) => name === 'deleteOwnAddress')?.input.params).toEqual({ id: 'a1' });
  });

  it('leaves the focus where the form or the question was', async () => {
    const other = { ...farm, id: 'a2', label: 'Retiro' };
    let list = [farm, other];
    const deleteOwnAddress = () => {
      list = list.slice(1);
      return null;
    };
    const { user } = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => list, deleteOwnAddress, updateOwnAddress: () => farm },
    });
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(button('Adicionar endereço')).toHaveFocus();
    await user.click(button('Alterar Sede'));
    await user.click(await screen.findByRole('button', { name: 'Salvar endereço' }));
    await waitFor(() => expect(button('Alterar Sede')).toHaveFocus());
    await user.click(button('Remover Sede'));
    await user.click(button('Manter'));
    expect(button('Remover Sede')).toHaveFocus();
    await user.click(button('Remover Sede'));
    await user.click(button('Sim, remover'));
    await waitFor(() => expect(button('Alterar Retiro')).toHaveFocus());
    await user.click(button('Remover Retiro'));
    await user.click(button('Sim, remover'));
    expect(await screen.findByText(/Nenhum endereço salvo/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('loses no half typed address to another form', async () => {
    const other = { ...farm, id: 'a2', label: 'Retiro' };
    const { user } = renderScreen(<AddressBook />, { answers: { listOwnAddresses: () => [farm, other] } });
    const add = () => screen.queryByRole('button', { name: 'Adicionar endereço' });
    const edit = () => screen.queryByRole('button', { name: 'Alterar Retiro' });
    await user.click(await screen.findByRole('button', { name: 'Alterar Sede' }));
    await user.type(await screen.findByLabelText('Nome da propriedade'), ' II');
    expect(add()).toBeNull();
    expect(edit()).toBeNull();
    expect(screen.getByLabelText('Nome da propriedade')).toHaveValue('Fazenda Três Veredas II');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(add()).toBeVisible();
    expect(edit()).toBeVisible();
  });

  it('offers its buttons again when the edited address was removed elsewhere', async () => {
    let list = [farm];
    const { user, queryClient } = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => list },
    });
    await user.click(await screen.findByRole('button', { name: 'Alterar Sede' }));
    list = [];
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('button', { name: 'Adicionar endereço' })).toBeVisible();
  });

  it('shows an error, with a retry', async () => {
    let isOnline = false;
    const listOwnAddresses = () => (isOnline ? [farm] : Promise.reject(noAnswer()));
    const { user } = renderScreen(<AddressBook />, { answers: { listOwnAddresses } });
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Sede' })).toBeVisible();
  });

  it('offers no twenty-first address', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...farm, id: `a${index}` }));
    renderScreen(<AddressBook />, { answers: { listOwnAddresses: () => many } });
    expect(await screen.findByText(/Limite de endereços: 20/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adicionar endereço' })).toBeNull();
  });
});

describe('the lines of an address', () => {
  it('name property, road and landmark in the country, street and number in town', () => {
    expect(addressLines(farm)).toEqual([
      'Fazenda Três Veredas',
      'Rodovia estadual, km 31',
      'Silo branco na entrada',
      'Porangatu – GO',
    ]);
    expect(
      addressLines({ ...farm, ...nothing, rural: false, street: 'Rua A', number: '5', district: 'Centro' }),
    ).toEqual(['Rua A, 5', 'Centro, Porangatu – GO']);
  });
});

describe('a CEP in the address book', () => {
  const known = {
    '38010000': { state: 'MG', city: 'Uberaba', district: 'Centro', street: 'Rua Vigário Silva' },
    '75901000': { state: 'GO', city: 'Rio Verde', district: null, street: null },
  };
  const findAddress: ApiAnswers['findAddress'] = ({ params: { cep } }) =>
    cep in known
      ? { cep, ...known[cep as keyof typeof known] }
      : Promise.reject(cep.startsWith('0') ? noAnswer() : refusal('CEP_UNKNOWN'));
  const openForm = async (answers: ApiAnswers = {}) => {
    const view = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => [], findAddress, ...answers },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
    await screen.findByLabelText('CEP');
    return view;
  };
  const type = async (user: ReturnType<typeof renderScreen>['user'], cep: string) => {
    await user.clear(screen.getByLabelText('CEP'));
    await user.type(screen.getByLabelText('CEP'), cep);
  };

  it('fills state, city, district and street, which stay editable', async () => {
    const { user } = await openForm();
    await type(user, '38010000');
    const street = screen.getByLabelText('Rua ou avenida');
    await waitFor(() => expect(street).toHaveValue('Rua Vigário Silva'));
    expect(screen.getByLabelText(/Bairro/)).toHaveValue('Centro');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Uberaba');
    expect(screen.getByLabelText('Estado')).toHaveValue('MG');
    expect(screen.getByText(/Preenchemos o endereço pelo CEP/)).toBeVisible();
    await user.type(street, ' Sul');
    expect(street).toHaveValue('Rua Vigário Silva Sul');
  });

  it('replaces nothing that was typed', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Rua ou avenida'), 'Estrada do Boi');
    await user.type(screen.getByLabelText('Cidade'), 'Veríssimo');
    await user.selectOptions(screen.getByLabelText('Estado'), 'SP');
    await type(user, '38010000');
    await waitFor(() => expect(screen.getByLabelText(/Bairro/)).toHaveValue('Centro'));
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Estrada do Boi');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Veríssimo');
    expect(screen.getByLabelText('Estado')).toHaveValue('SP');
  });

  it('of a whole town clears what another CEP had filled, and leaves street and district empty', async () => {
    const { user } = await openForm();
    await type(user, '38010000');
    await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('Uberaba'));
    await type(user, '75901000');
    await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('Rio Verde'));
    expect(screen.getByLabelText('Estado')).toHaveValue('GO');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('');
    expect(screen.getByLabelText(/Bairro/)).toHaveValue('');
  });

  it('preserves the fields of a country address, without a street', async () => {
    const { user, calls } = await openForm({ createOwnAddress: () => farm });
    await type(user, '38010000');
    await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua Vigário Silva'));
    await user.click(screen.getByRole('checkbox', { name: /Endereço rural/ }));
    await user.type(screen.getByLabelText('Nome de quem recebe'), 'Ana Prado');
    await user.type(screen.getByLabelText('Nome da propriedade'), 'Sítio Novo');
    await user.type(screen.getByLabelText('Ponto de referência'), 'Porteira azul{Enter}');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createOwnAddress')?.input.body).toMatchObject({
        city: 'Uberaba',
        district: 'Centro',
        street: null,
        propertyName: 'Sítio Novo',
      }),
    );
  });

  it('that cannot be looked up fills only the state, without an error', async () => {
    const { user, calls } = await openForm();
    await type(user, '01001000');
    await waitFor(() => expect(calls.some(({ name }) => name === 'findAddress')).toBe(true));
    expect(screen.getByLabelText('Estado')).toHaveValue('SP');
    expect(screen.getByLabelText('Cidade')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a saved address changes nothing until it is edited', async () => {
    const { user, calls } = renderScreen(<AddressBook />, {
      answers: { listOwnAddresses: () => [farm], findAddress },
    });
    await user.click(await screen.findByRole('button', { name: 'Alterar Sede' }));
    expect(await screen.findByLabelText('CEP')).toHaveValue('76550-000');
    expect(screen.getByLabelText(/Bairro/)).toHaveValue('');
    expect(calls.some(({ name }) => name === 'findAddress')).toBe(false);
  });
});
