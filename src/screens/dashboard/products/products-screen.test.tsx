import Cookies from 'js-cookie';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { User } from '@/contract/schemas/users';
import { ToastHost } from '@/shell/overlays/toast-host';
import { makeManagedPack, makeManagedProduct, makeManagedSummary } from '@/testing/make-managed-product';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardProductsScreen } from './products-screen';

const PATH = '/dashboard/produtos';
const keeper: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'helena@boalida.example',
  admin: false,
  permissions: ['products.write'],
};
const listOf = (items = [makeManagedSummary()]) => ({ items, total: items.length, page: 1, pageCount: 1 });
const choices = {
  brands: [{ id: 'boa-lida', name: 'Boa Lida' }],
  categories: [{ id: 'cat-corte', slug: 'bovinos-de-corte', name: 'Corte', species: 'bovinos' }],
  collections: [],
  lineNames: ['Matriz'],
};

function open({
  url = PATH,
  user = keeper,
  answers = {},
}: { url?: string; user?: User; answers?: ApiAnswers } = {}) {
  return renderScreen(
    <>
      <DashboardProductsScreen />
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => user,
        getEditorChoices: () => choices,
        listManagedProducts: () => listOf(),
        getManagedProduct: () => makeManagedProduct(),
        getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
        listStockAdjustments: () => ({ items: [], total: 0, page: 1, pageCount: 1 }),
        ...answers,
      },
    },
  );
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const sheet = () => screen.findByRole('dialog', { name: 'Sal mineral 80' });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the list of products', () => {
  it('shows state, prices, stock with its warning, and what was sold', async () => {
    open({
      answers: {
        listManagedProducts: () =>
          listOf([
            makeManagedSummary({ priceTo: 300, lowStockCount: 2, stock: 7 }),
            makeManagedSummary({
              id: 'b',
              title: 'Agendado',
              state: 'scheduled',
              publishAt: '2026-12-01T11:00:00Z',
            }),
          ]),
      },
    });
    const first = await row(/Sal mineral 80/);
    expect(first).toHaveTextContent('Na loja');
    expect(first).toHaveTextContent('R$ 149,90 – R$ 300,00');
    expect(first).toHaveTextContent('Baixo em 2');
    expect(await row(/Agendado/)).toHaveTextContent('1 de dezembro de 2026, 08:00');
  });

  it('asks for what its address says, and for nothing it does not know', async () => {
    const { calls } = open({
      url: `${PATH}?q=sal&situacao=draft&estoque=baixo&ordem=nome&categoria=x'y&pagina=2`,
    });
    await row(/Sal mineral 80/);
    expect(calls.find(({ name }) => name === 'listManagedProducts')?.input.query).toEqual({
      q: 'sal',
      situacao: 'draft',
      estoque: 'baixo',
      ordem: 'nome',
      pagina: 2,
    });
  });

  it('says when the API does not answer, and tries again', async () => {
    let isUp = false;
    const { user } = open({
      answers: {
        listManagedProducts: () => {
          if (!isUp) throw noAnswer();
          return listOf();
        },
      },
    });
    const alert = await screen.findByRole('alert');
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await row(/Sal mineral 80/)).toBeInTheDocument();
  });

  it('is not shown to a user who may not edit products', async () => {
    open({ user: { ...keeper, permissions: ['orders.read'] } });
    expect(await screen.findByText('Sua conta não tem acesso a esta página')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Importar|Novo produto/ })).not.toBeInTheDocument();
  });
});

describe('many products at once', () => {
  it('leave the shop before the shop has answered, and those that changed come back with undo', async () => {
    const sent: unknown[] = [];
    const other = makeManagedSummary({ id: 'ureia', title: 'Ureia pecuária' });
    let release: () => void = () => undefined;
    const { user } = open({
      answers: {
        listManagedProducts: () => listOf([makeManagedSummary(), other]),
        updateProducts: async ({ body }) => {
          sent.push(body);
          if (sent.length === 1) await new Promise<void>((resolve) => (release = resolve));
          // A colleague had taken the other one off before.
          return { changed: ['sal'] };
        },
      },
    });
    await user.click(within(await row(/Sal mineral 80/)).getByRole('checkbox'));
    await user.click(within(await row(/Ureia pecuária/)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Retirar da loja' }));
    await waitFor(async () => expect(await row(/Sal mineral 80/)).toHaveTextContent('Rascunho'));
    release();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { ids: ['sal', 'ureia'], published: false },
        { ids: ['sal'], published: true },
      ]),
    );
  });

  it('offer no undo where one had a date, which would be lost', async () => {
    const scheduled = makeManagedSummary({ state: 'scheduled', publishAt: '2026-12-01T12:00:00Z' });
    const { user } = open({
      answers: {
        listManagedProducts: () => listOf([scheduled]),
        updateProducts: ({ body }) => ({ changed: body.ids }),
      },
    });
    await user.click(within(await row(/Sal mineral 80/)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Publicados: 1.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });

  it('stand as before when the shop refuses', async () => {
    const { user } = open({
      answers: {
        updateProducts: () => {
          throw refusal('STORAGE_LOW');
        },
      },
    });
    await user.click(within(await row(/Sal mineral 80/)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Retirar da loja' }));
    expect(await screen.findByText(/sem espaço/)).toBeInTheDocument();
    expect(await row(/Sal mineral 80/)).toHaveTextContent('Na loja');
  });
});

describe('a product in the side sheet', () => {
  const url = `${PATH}?aberto=sal`;

  it('takes units away with a reason', async () => {
    const { user, calls } = open({
      url,
      answers: { adjustStock: () => makeManagedProduct({ variations: [makeManagedPack({ stock: 37 })] }) },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: /Ajustar o estoque de Saco 30 kg/ }));
    const form = within(dialog).getByRole('form');
    const units = within(form).getByRole('textbox', { name: 'Unidades a somar ou retirar' });
    expect(units).toHaveFocus();
    await user.type(units, '-3');
    expect(form).toHaveTextContent('Fica com 37');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Motivo' }), 'Perda ou avaria');
    await user.click(within(form).getByRole('button', { name: 'Ajustar estoque' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'adjustStock')?.input.body).toEqual({
        variationId: 'sal-30kg',
        change: -3,
        reason: 'loss',
        note: null,
        key: expect.any(String),
      }),
    );
    expect(await within(dialog).findByText('37')).toBeInTheDocument();
  });

  it('sends a change whose answer was lost again under the same key, and another one under another', async () => {
    const { user, calls } = open({ url, answers: { adjustStock: () => Promise.reject(noAnswer()) } });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: /Ajustar o estoque de Saco 30 kg/ }));
    const form = within(dialog).getByRole('form');
    const units = within(form).getByRole('textbox', { name: 'Unidades a somar ou retirar' });
    const sent = () => calls.filter(({ name }) => name === 'adjustStock').map(({ input }) => input.body);
    const send = async (change: string) => {
      const before = sent().length;
      await user.clear(units);
      await user.type(units, change);
      await user.click(within(form).getByRole('button', { name: 'Ajustar estoque' }));
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
      await within(form).findByRole('alert');
    };
    await send('+10');
    await send('+10');
    await send('+12');
    const [first, second, third] = sent().map((body) => (body as { key: string }).key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('asks before typed units are lost with the sheet', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, router } = open({ url });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: /Ajustar o estoque/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Unidades a somar ou retirar' }), '5');
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(router.push).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Mudar preços' }));
    const price = within(dialog).getByRole('textbox', { name: /^Preço \(R\$\)/ });
    await user.clear(price);
    await user.type(price, '155');
    const stock = within(dialog).getByRole('form', { name: /Ajustar o estoque/ });
    await user.click(within(stock).getByRole('button', { name: 'Cancelar' }));
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  it('sends no adjustment of nothing', async () => {
    const { user, calls } = open({ url });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: /Ajustar o estoque/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Unidades a somar ou retirar' }), '0');
    await user.click(within(dialog).getByRole('button', { name: 'Ajustar estoque' }));
    expect(await within(dialog).findByText('Digite um número diferente de zero.')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('adjustStock');
  });

  it('says why a product that was ordered stays, and offers to take it off the shop', async () => {
    let stored = makeManagedProduct();
    const { user, calls } = open({
      url,
      answers: {
        deleteProduct: () => {
          throw refusal('IN_USE');
        },
        updateProducts({ body }) {
          stored = makeManagedProduct({ published: false, state: 'draft', version: 4 });
          return { changed: body.ids };
        },
        getManagedProduct: () => stored,
      },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Excluir' }));
    await user.click(within(dialog).getByRole('button', { name: 'Excluir definitivamente' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Há pedidos com este produto');
    await user.click(within(dialog).getByRole('button', { name: 'Retirar da loja' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateProducts')?.input.body).toEqual({
        ids: ['sal'],
        published: false,
      }),
    );
    expect(await within(dialog).findByText('Rascunho')).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: 'Ver na loja' })).not.toBeInTheDocument();
  });

  it('goes on to the copy of a product', async () => {
    const { user, router } = open({
      url,
      answers: { duplicateProduct: () => makeManagedProduct({ id: 'copia' }) },
    });
    await user.click(await within(await sheet()).findByRole('button', { name: 'Duplicar' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard/produtos/editar?id=copia'));
  });
});
