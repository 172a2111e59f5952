import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { storeGuestPass } from '@/features/checkout/order/guest-pass';
import { makeOrder } from '@/testing/make-checkout-order';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { CheckoutDoneScreen } from './checkout-done-screen';

const NUMBER = 'BL-2026-000123';
const PERSON = { id: 'u1', fullName: 'Adelmo Couto', email: 'adelmo@exemplo.com.br' };
const ADDRESS = {
  label: null,
  recipient: 'Adelmo Couto',
  postalCode: '38500000',
  state: 'MG' as const,
  city: 'Monte Carmelo',
  district: null,
  street: 'Rua das Selas',
  number: '12',
  complement: null,
  rural: false,
  propertyName: null,
  road: null,
  km: null,
  landmark: null,
  phone: null,
};

const open = (answers: ApiAnswers) =>
  renderScreen(<CheckoutDoneScreen />, { url: `/compra_realizada?pedido=${NUMBER}`, answers });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('guest-orders');
});
afterEach(() => removeToken());

describe('/compra_realizada of a guest', () => {
  it('shows the order by its pass, with one field that makes an account', async () => {
    storeGuestPass(NUMBER, 'the-pass');
    const { calls } = open({ getGuestOrder: () => makeOrder() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pedido feito: falta pagar');
    expect(screen.getByRole('heading', { name: 'Crie sua conta com uma senha' })).toBeVisible();
    expect(screen.getByLabelText('Senha')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acompanhar o pedido' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/order\/?\?numero=BL-2026-000123$/),
    );
    expect(calls.find(({ name }) => name === 'getGuestOrder')?.input.body).toEqual({
      number: NUMBER,
      pass: 'the-pass',
    });
  });

  it.each([
    ['a short password', 'capim', /Pelo menos 8/],
    ['one that the shop refuses', 'campo verde e capim', /fácil de adivinhar. Escolha outra/],
  ])('leads back to the field that says what is wrong with %s', async (_, password, text) => {
    vi.stubGlobal('alert', vi.fn());
    storeGuestPass(NUMBER, 'the-pass');
    const { user } = open({
      getGuestOrder: () => makeOrder(),
      register: () => Promise.reject(refusal('WEAK_PASSWORD')),
    });
    const field = await screen.findByLabelText('Senha');
    await user.type(field, password);
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
  });

  it('says with the focus that the account is there, and leaves the order where it is', async () => {
    storeGuestPass(NUMBER, 'the-pass');
    const order = makeOrder();
    const { user, router, calls } = open({
      getGuestOrder: () => order,
      register: () => 't'.repeat(43),
      getSelf: () => ({ ...PERSON, admin: false, permissions: [] }),
      updateOwnDetails: () => ({
        ...PERSON,
        phone: null,
        document: '52998224725',
        stateRegistration: null,
        emailConfirmed: false,
      }),
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    await user.type(screen.getByLabelText('Senha'), 'campo verde e capim');
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
    const created = await screen.findByText('Conta criada');
    await waitFor(() => expect(document.activeElement).toContainElement(created));
    expect(document.activeElement).toHaveTextContent(/Confirme .*adelmo@exemplo.com.br.* pelo link/);
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(router.push).not.toHaveBeenCalled();
    await waitFor(() => expect(calls.some(({ name }) => name === 'updateOwnDetails')).toBe(true));
  });

  it('offers no account to a person who has one', async () => {
    storeToken('t'.repeat(43));
    storeGuestPass(NUMBER, 'the-pass');
    open({
      getGuestOrder: () => makeOrder(),
      getSelf: () => ({ ...PERSON, admin: false, permissions: [] }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Crie sua conta com uma senha' })).toBeNull();
  });

  it('asks to sign in once the shop no longer takes the pass', async () => {
    storeGuestPass(NUMBER, 'the-pass');
    open({
      getGuestOrder: () => {
        throw refusal('NOT_FOUND');
      },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Entre para ver');
  });
});

describe('/compra_realizada of an account', () => {
  it('offers to store the document and the address of a first order, stores both, and says so with the focus', async () => {
    storeToken('t'.repeat(43));
    const { user, calls } = open({
      getSelf: () => ({ ...PERSON, admin: false, permissions: [] }),
      getOwnOrder: () => makeOrder({ address: ADDRESS }),
      getOwnDetails: () => ({
        ...PERSON,
        phone: null,
        document: null,
        stateRegistration: null,
        emailConfirmed: true,
      }),
      listOwnAddresses: () => [],
      updateOwnDetails: () => ({
        ...PERSON,
        phone: null,
        document: '52998224725',
        stateRegistration: null,
        emailConfirmed: true,
      }),
      createOwnAddress: () => ({ ...ADDRESS, id: 'a1' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Guardado na sua conta.')).toHaveFocus();
    await waitFor(() => expect(calls.some(({ name }) => name === 'createOwnAddress')).toBe(true));
    expect(calls.find(({ name }) => name === 'updateOwnDetails')?.input.body).toMatchObject({
      document: '52998224725',
    });
  });
});
