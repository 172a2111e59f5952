import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { makeManagedCoupon } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { coupons } from '@/features/dashboard/content/coupons/coupons';
import { ResourceScreen } from '../resource-screen';

const coupon = makeManagedCoupon();
const choices = {
  brands: [
    { id: 'boa-lida', name: 'Boa Lida' },
    { id: 'tropa-e-sela', name: 'Tropa & Sela' },
  ],
  categories: [{ id: 'cat-1', slug: 'aves', name: 'Aves', species: 'aves' }],
  collections: [{ id: 'col-primeiro-cocho', title: 'Primeiro cocho' }],
  lineNames: [],
};

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const show = (query: string, answers: ApiAnswers = {}) =>
  renderScreen(<ResourceScreen resource={coupons} />, {
    url: `/dashboard/cupons${query}`,
    answers: {
      getSelf: () => makeStaff('coupons.write'),
      getEditorChoices: () => choices,
      listManagedCoupons: () => ({ items: [coupon], total: 1, page: 1, pageCount: 1 }),
      ...answers,
    },
  });
const form = () => screen.findByRole('form', { name: 'Cupom' });

describe('the coupons of the back office', () => {
  it('show what they are worth now and how often they were used', async () => {
    show('');
    const row = (await screen.findByRole('link', { name: 'PRIMEIROCOCHO' })).closest('tr');
    expect(row).toHaveTextContent('Ativo');
    expect(row).toHaveTextContent('10%');
    expect(row).toHaveTextContent('3 / 100');
  });

  it('are made with percent, limits and times as people write them', async () => {
    const { user, calls } = show('?aberto=_novo', { createCoupon: () => coupon });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'feira12');
    await user.type(fields.getByLabelText('Desconto (%)'), '12,5');
    await user.click(fields.getByRole('checkbox', { name: 'Todos os produtos' }));
    await user.selectOptions(fields.getByLabelText('Coleções'), await fields.findByText('Primeiro cocho'));
    await user.clear(fields.getByLabelText('Válido até'));
    await user.type(fields.getByLabelText('Válido até'), '2031-05-01T18:00');
    await user.type(fields.getByLabelText('Usos no total'), '50');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createCoupon')?.input.body).toMatchObject({
        code: 'FEIRA12',
        kind: 'percent',
        discount: 0.125,
        amount: null,
        allProducts: false,
        applicability: { products: [], categories: [], collections: ['col-primeiro-cocho'] },
        validUntil: '2031-05-01T21:00:00.000Z',
        maxUses: 50,
        maxUsesPerUser: null,
        brandIds: ['boa-lida'],
        active: true,
      }),
    );
  });

  it.each([
    ['Valor fixo', 'Desconto (R$)', '50', { kind: 'fixed', discount: 0, amount: 50 }],
    ['Frete grátis', 'Frete grátis até (R$)', '', { kind: 'free_freight', discount: 0, amount: null }],
  ])('of the kind %s need a code, the kind and at most one amount', async (kind, field, typed, sent) => {
    const { user, calls } = show('?aberto=_novo', { createCoupon: () => coupon });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'tudo5');
    await user.selectOptions(fields.getByLabelText('Tipo'), kind);
    expect(fields.queryByLabelText('Desconto (%)')).not.toBeInTheDocument();
    if (typed) await user.type(fields.getByLabelText(field), typed);
    expect(fields.getByLabelText(field)).toBeVisible();
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createCoupon')?.input.body).toMatchObject({
        ...sent,
        allProducts: true,
        firstPurchaseOnly: false,
        applicability: { products: [], collections: [], categories: [] },
      }),
    );
  });

  it('change their kind with everything that it needs, fields that went out of sight included', async () => {
    const { user, calls } = show('?aberto=cup-1', { updateCoupon: () => coupon });
    const fields = within(await form());
    await user.selectOptions(fields.getByLabelText('Tipo'), 'Valor fixo');
    await user.type(fields.getByLabelText('Desconto (R$)'), '50');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateCoupon')?.input.body).toEqual({
        kind: 'fixed',
        discount: 0,
        amount: 50,
        version: coupon.version,
      }),
    );
  });

  it('of a fixed amount are refused without it, beside the field', async () => {
    const { user, calls } = show('?aberto=_novo');
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'nada');
    await user.selectOptions(fields.getByLabelText('Tipo'), 'Valor fixo');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(fields.getByLabelText('Desconto (R$)')).toHaveAccessibleDescription(errors.fields.required),
    );
    expect(calls.some(({ name }) => name === 'createCoupon')).toBe(false);
  });

  it('say their kind in the list, and which are for a first purchase', async () => {
    const freight = makeManagedCoupon({
      id: 'cup-2',
      code: 'FRETE',
      kind: 'free_freight',
      discount: 0,
      amount: 40,
      firstPurchaseOnly: true,
    });
    show('', { listManagedCoupons: () => ({ items: [freight], total: 1, page: 1, pageCount: 1 }) });
    const row = (await screen.findByRole('link', { name: 'FRETE' })).closest('tr');
    expect(row).toHaveTextContent(/Frete grátis\s*R\$\s40,00\s*Só na primeira compra/);
  });

  it('are refused where they count for nothing, before anything is sent', async () => {
    const { user, calls } = show('?aberto=_novo');
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'nada');
    await user.type(fields.getByLabelText('Desconto (%)'), '5');
    await user.click(fields.getByRole('checkbox', { name: 'Todos os produtos' }));
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(fields.getByRole('combobox', { name: 'Produtos' })).toHaveAccessibleDescription(
        errors.fields.required,
      ),
    );
    expect(calls.some(({ name }) => name === 'createCoupon')).toBe(false);
  });

  it('say at the field that a code is taken', async () => {
    const { user } = show('?aberto=cup-1', {
      updateCoupon: () => Promise.reject(refusal('VALIDATION', { code: 'taken' })),
    });
    const fields = within(await form());
    const code = fields.getByLabelText('Código');
    await user.type(code, '2');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(errors.fields.taken)),
    );
    expect(code).toHaveFocus();
  });

  it('send only what was changed, so that the seconds of a time stay', async () => {
    const { user, calls } = show('?aberto=cup-1', { updateCoupon: () => ({ ...coupon, version: 3 }) });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Descrição'), ' Só online.');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateCoupon')?.input.body).toEqual({
        description: '10% na primeira compra. Só online.',
        version: 2,
      }),
    );
  });

  it('show both versions when another person saved meanwhile, and keep mine when asked to', async () => {
    const theirs = { ...coupon, version: 5, discount: 0.2, maxUses: 7 };
    const { user, calls } = show('?aberto=cup-1', {
      updateCoupon: ({ body }) => {
        if (body.version === 2) throw refusal('STALE', {}, theirs);
        return { ...theirs, version: 6 };
      },
    });
    const fields = within(await form());
    await user.clear(fields.getByLabelText('Desconto (%)'));
    await user.type(fields.getByLabelText('Desconto (%)'), '15');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    const dialog = await screen.findByRole('dialog', { name: /Outra pessoa salvou/ });
    const row = within(dialog).getByRole('row', { name: /Desconto/ });
    expect(row).toHaveTextContent('15');
    expect(row).toHaveTextContent('20');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'updateCoupon').at(-1)?.input.body).toEqual({
        discount: 0.15,
        version: 5,
      }),
    );
    await waitFor(() => expect(fields.getByLabelText('Usos no total')).toHaveValue('7'));
  });

  it('that orders carry are not deleted, and the way out is told', async () => {
    const { user } = show('?aberto=cup-1', { deleteCoupon: () => Promise.reject(refusal('IN_USE')) });
    await user.click(within(await form()).getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, excluir' }));
    expect(await screen.findByText(/Desative-o/)).toBeInTheDocument();
  });
});
