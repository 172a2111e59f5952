import Cookies from 'js-cookie';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { ToastHost } from '@/shell/overlays/toast-host';
import { makeManagedPack, makeManagedProduct, makeManagedSummary } from '@/testing/make-managed-product';
import { makeStaff } from '@/testing/make-staff';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardProductsScreen } from './products-screen';

const PATH = '/dashboard/produtos';

const open = ({ url = PATH, answers = {} }: { url?: string; answers?: ApiAnswers } = {}) =>
  renderScreen(
    <>
      <DashboardProductsScreen />
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => makeStaff('products.write'),
        getEditorChoices: () => ({ brands: [], categories: [], collections: [], lineNames: [] }),
        listManagedProducts: () => ({ items: [makeManagedSummary()], total: 1, page: 1, pageCount: 1 }),
        getManagedProduct: () => makeManagedProduct(),
        getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
        listStockAdjustments: () => ({ items: [], total: 0, page: 1, pageCount: 1 }),
        ...answers,
      },
    },
  );

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

it('a price changes without the whole editor, which sends the packs alone', async () => {
  const { user, calls } = open({
    url: `${PATH}?aberto=sal`,
    answers: { updateProduct: () => makeManagedProduct({ version: 4 }) },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sal mineral 80' });
  await user.click(await within(dialog).findByRole('button', { name: 'Mudar preços' }));
  const form = await within(dialog).findByRole('form', { name: 'Preços por embalagem' });
  const price = within(form).getByRole('textbox', { name: 'Preço (R$)' });
  await user.clear(price);
  await user.type(price, '159,5');
  await user.type(within(form).getByRole('textbox', { name: /promo/i }), '160');
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  expect(calls.map(({ name }) => name)).not.toContain('updateProduct');
  await user.clear(within(form).getByRole('textbox', { name: /promo/i }));
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Preços salvos.')).toBeInTheDocument();
  const body = calls.find(({ name }) => name === 'updateProduct')?.input.body;
  expect(body).toMatchObject({
    version: 3,
    variations: [{ id: 'sal-30kg', price: 159.5, salePrice: null }],
  });
  expect(body).not.toHaveProperty('title');
});

it('prices that another person changed meanwhile are shown, and saved on their version', async () => {
  let version = 3;
  const { user, calls } = open({
    url: `${PATH}?aberto=sal`,
    answers: {
      getManagedProduct: () =>
        makeManagedProduct({
          version,
          variations: [makeManagedPack({ price: version === 3 ? 149.9 : 155 })],
        }),
      updateProduct: () => {
        if (version === 4) return makeManagedProduct({ version: 5 });
        version = 4;
        throw refusal('STALE');
      },
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sal mineral 80' });
  await user.click(await within(dialog).findByRole('button', { name: 'Mudar preços' }));
  const price = () => within(dialog).getByRole('textbox', { name: 'Preço (R$)' });
  await waitFor(() => expect(price()).toHaveValue('149,90'));
  await user.clear(price());
  await user.type(price(), '159,5');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Outra pessoa alterou isto/)).toBeInTheDocument();
  await waitFor(() => expect(price()).toHaveValue('155,00'));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'updateProduct').at(-1)?.input.body).toMatchObject({
      version: 4,
    }),
  );
});

it('typed prices stay when another person changed something else of the product', async () => {
  let version = 3;
  const { user, calls } = open({
    url: `${PATH}?aberto=sal`,
    answers: {
      getManagedProduct: () => makeManagedProduct({ version, title: version === 3 ? 'Sal' : 'Sal mineral' }),
      updateProduct: ({ body }) => {
        version = 4;
        if (body.version === 3) throw refusal('STALE');
        return makeManagedProduct({ version: 5 });
      },
    },
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Mudar preços' }));
  const price = () => within(dialog).getByRole('textbox', { name: 'Preço (R$)' });
  await user.clear(price());
  await user.type(price(), '159,5');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Outra pessoa alterou isto/)).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'getManagedProduct').length).toBeGreaterThan(1),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'updateProduct').at(-1)?.input.body).toMatchObject({
      version: 4,
      variations: [{ price: 159.5 }],
    }),
  );
});

it('a thousand units are read with a point, and what is no whole number is told from an empty field', async () => {
  const { user } = open({ url: `${PATH}?aberto=sal` });
  const dialog = await screen.findByRole('dialog', { name: 'Sal mineral 80' });
  await user.click(
    await within(dialog).findByRole('button', { name: /^Ajustar o estoque/, expanded: false }),
  );
  const field = within(dialog).getByRole('textbox', { name: 'Unidades a somar ou retirar' });
  await user.type(field, '+1.000');
  expect(field).toHaveAccessibleDescription(
    `Fica com ${(makeManagedPack().stock + 1000).toString()}. Use o sinal de menos para retirar.`,
  );
  await user.clear(field);
  await user.type(field, '1,5');
  expect(field).not.toHaveAccessibleDescription(/NaN/);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Digite um número inteiro/));
});

describe('prices by percent', () => {
  const sacks = makeManagedProduct({
    variations: [
      makeManagedPack({ price: 149.9, salePrice: 139.99 }),
      makeManagedPack({ id: 'b', sku: 'B', price: 9 }),
    ],
  });
  const openDialog = async (answers: ApiAnswers) => {
    const scene = open({ answers: { getManagedProduct: () => sacks, ...answers } });
    await scene.user.click(
      within(await screen.findByRole('row', { name: /Sal mineral 80/ })).getByRole('checkbox'),
    );
    await scene.user.click(screen.getByRole('button', { name: 'Mudar preços' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar preços em porcentagem' });
    return { ...scene, dialog };
  };
  const sent = ({ calls }: { calls: { name: string; input: { body?: unknown } }[] }) =>
    calls.filter(({ name }) => name === 'updateProduct').map(({ input }) => input.body);

  it('are shown as they will be before any is written, and are saved on the version that was shown', async () => {
    const scene = await openDialog({ updateProduct: () => makeManagedProduct({ version: 4 }) });
    const { user, dialog } = scene;
    const apply = within(dialog).getByRole('button', { name: /^Mudar preços:/ });
    expect(apply).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: /Mudança/ }), '-10');
    await waitFor(() => expect(dialog).toHaveTextContent('R$ 134,91 · R$ 125,99'));
    expect(dialog).toHaveTextContent('R$ 8,10');
    expect(sent(scene)).toEqual([]);
    await user.click(apply);
    expect(await screen.findByText('Produtos com preço novo: 1.')).toBeInTheDocument();
    expect(sent(scene)).toMatchObject([
      {
        version: 3,
        variations: [
          { id: 'sal-30kg', price: 134.91, salePrice: 125.99 },
          { id: 'b', price: 8.1, salePrice: null },
        ],
      },
    ]);
  });

  /** The dialog with two products chosen, and ten percent asked for. */
  async function applyToTwo(updateProduct: ApiAnswers['updateProduct']) {
    const other = makeManagedSummary({ id: 'outro', title: 'Sal de ureia' });
    const { user } = open({
      answers: {
        listManagedProducts: () => ({
          items: [makeManagedSummary(), other],
          total: 2,
          page: 1,
          pageCount: 1,
        }),
        getManagedProduct: ({ params: { id } }) =>
          makeManagedProduct({ id, variations: [makeManagedPack({ id: `${id}-30kg` })] }),
        updateProduct,
      },
    });
    for (const name of [/Sal mineral 80/, /Sal de ureia/]) {
      await user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: 'Mudar preços' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar preços em porcentagem' });
    await user.type(within(dialog).getByRole('textbox', { name: /Mudança/ }), '10');
    await user.click(await within(dialog).findByRole('button', { name: 'Mudar preços: 2' }));
    return { user, dialog };
  }

  it('are changed once, also where the password was given up in the middle', async () => {
    const changed: string[] = [];
    const { dialog } = await applyToTwo(({ params }) => {
      if (changed.length > 0) throw refusal('PASSWORD_REQUIRED');
      changed.push(params.id);
      return makeManagedProduct({ id: params.id, version: 4 });
    });
    expect(await screen.findByText('Produtos com preço novo: 1.')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toBeInTheDocument();
    // One product is left to change.
    await within(dialog).findByRole('button', { name: 'Mudar preços: 1' });
    expect(changed).toEqual(['sal']);
  });

  it('go on for no further product after they were called off, and those done are not done again', async () => {
    const changed: string[] = [];
    let answer: () => void = () => undefined;
    const { user, dialog } = await applyToTwo(async ({ params }) => {
      changed.push(params.id);
      await new Promise<void>((resolve) => (answer = resolve));
      return makeManagedProduct({ id: params.id, version: 4 });
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    answer();
    expect(await screen.findByText('Produtos com preço novo: 1.')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(changed).toEqual(['sal']);
  });

  it('are not changed a second time where the answer was lost', async () => {
    let stored = makeManagedProduct();
    const { user, dialog, calls } = await openDialog({
      getManagedProduct: () => stored,
      updateProduct() {
        stored = makeManagedProduct({ version: 4, variations: [makeManagedPack({ price: 164.89 })] });
        throw noAnswer();
      },
    });
    await user.type(within(dialog).getByRole('textbox', { name: /Mudança/ }), '10');
    await user.click(await within(dialog).findByRole('button', { name: 'Mudar preços: 1' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sal mineral 80');
    expect(await within(dialog).findByRole('button', { name: 'Mudar preços: 0' })).toBeDisabled();
    expect(calls.filter(({ name }) => name === 'updateProduct')).toHaveLength(1);
  });

  it('stay as they are where another person changed the product meanwhile, and that is said', async () => {
    const { user, dialog } = await openDialog({
      updateProduct: () => {
        throw refusal('STALE');
      },
    });
    await user.type(within(dialog).getByRole('textbox', { name: /Mudança/ }), '5');
    await user.click(within(dialog).getByRole('button', { name: /^Mudar preços:/ }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Sal mineral 80');
    expect(alert).toHaveTextContent('Outra pessoa alterou isto');
  });
});
