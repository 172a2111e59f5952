import Cookies from 'js-cookie';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { User } from '@/contract/schemas/users';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { ToastHost } from '@/shell/overlays/toast-host';
import { productEditor } from '@/features/dashboard/products/product-editor';
import { makeManagedPack, makeManagedProduct } from '@/testing/make-managed-product';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { EditorScreen } from '../editor-screen';

const keeper: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'helena@boalida.example',
  admin: false,
  permissions: ['products.write'],
};

function open({ isNew = false, answers = {} }: { isNew?: boolean; answers?: ApiAnswers } = {}) {
  const scene = renderScreen(
    <PasswordHost>
      <EditorScreen editor={productEditor} isNew={isNew} />
      <ToastHost />
    </PasswordHost>,
    {
      url: isNew ? '/dashboard/produtos/novo' : '/dashboard/produtos/editar?id=sal',
      answers: {
        getSelf: () => keeper,
        getEditorChoices: () => ({
          brands: [{ id: 'boa-lida', name: 'Boa Lida' }],
          categories: [
            { id: 'cat-corte', slug: 'bovinos-de-corte', name: 'Corte', species: 'bovinos' },
            { id: 'cat-leite', slug: 'bovinos-de-leite', name: 'Leite', species: 'bovinos' },
          ],
          collections: [],
          lineNames: ['Matriz'],
        }),
        getManagedProduct: () => makeManagedProduct(),
        getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
        ...answers,
      },
    },
  );
  const sent = (name: 'updateProduct' | 'createProduct') =>
    scene.calls.filter((call) => call.name === name).map(({ input }) => input.body);
  return { ...scene, sent };
}
/** The first test that opens the form loads it. */
const firstTitle = async () => {
  const section = await screen.findByRole('region', { name: 'Textos' }, { timeout: 30_000 });
  return within(section).getByRole('textbox', { name: 'Título' });
};
/** Typing letter by letter into so large a form takes a busy machine seconds. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('a stored product', () => {
  it('sends what changed alone, on the version it was read in', async () => {
    const { sent } = open({
      answers: { updateProduct: () => makeManagedProduct({ title: 'Sal forte', version: 4 }) },
    });
    write(await firstTitle(), 'Sal forte');
    save();
    expect(await screen.findByText('Salvo.')).toBeInTheDocument();
    expect(sent('updateProduct')).toEqual([{ title: 'Sal forte', version: 3 }]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('product-draft'))).toEqual([]);
  });

  it('asks for the password before a price changes, and saves after it', async () => {
    let isConfirmed = false;
    const { user, sent } = open({
      answers: {
        updateProduct: () => {
          if (!isConfirmed) throw refusal('PASSWORD_REQUIRED');
          return makeManagedProduct({ variations: [makeManagedPack({ price: 159.5 })], version: 4 });
        },
        confirmPassword: () => {
          isConfirmed = true;
          return 'novo-token';
        },
      },
    });
    await firstTitle();
    const price = await screen.findByRole('textbox', { name: 'Preço (R$)' });
    await user.clear(price);
    await user.type(price, '159,5');
    save();
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Senha'), 'segredo');
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Salvo.')).toBeInTheDocument();
    expect(sent('updateProduct').at(-1)).toMatchObject({ variations: [{ price: 159.5 }], version: 3 });
  });

  it('puts two people’s changes together, and asks about what both changed', async () => {
    const theirs = makeManagedProduct({ title: 'Sal deles', stage: 'Recria', version: 9 });
    let tries = 0;
    const { user, sent } = open({
      answers: {
        updateProduct: () => {
          tries += 1;
          if (tries === 1) throw refusal('STALE', {}, theirs);
          return makeManagedProduct({ title: 'Sal meu', stage: 'Recria', version: 10 });
        },
      },
    });
    write(await firstTitle(), 'Sal meu');
    save();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Sal meu');
    expect(dialog).toHaveTextContent('Sal deles');
    expect(within(dialog).queryByText('Recria')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Salvar a minha versão' }));
    expect(await screen.findByText('Salvo.')).toBeInTheDocument();
    expect(sent('updateProduct').at(-1)).toEqual({ title: 'Sal meu', version: 9 });
    expect(await screen.findByRole('textbox', { name: 'Fase' })).toHaveValue('Recria');
  });

  it('shows a refused field of a pack in its section, opened, with the focus on it', async () => {
    const { user } = open({
      answers: {
        updateProduct: () => {
          throw refusal('VALIDATION', { 'variations.0.sku': 'taken' });
        },
      },
    });
    write(await firstTitle(), 'Sal forte');
    await user.click(screen.getByRole('button', { name: 'Embalagens e preços' }));
    save();
    const sku = await screen.findByRole('textbox', { name: 'SKU' });
    await waitFor(() => expect(sku).toHaveFocus());
    expect(sku).toBeInvalid();
    expect(sku).toHaveAccessibleDescription('Já está em uso.');
    const section = screen.getByRole('button', { name: 'Embalagens e preços', expanded: true });
    await user.click(section);
    expect(section).toHaveAttribute('aria-expanded', 'false');
    save();
    await waitFor(() => expect(sku).toHaveFocus());
  });

  it('shows the stock of a pack as it is after an adjustment, which leaves the version as it was', async () => {
    const packs = [makeManagedPack({ stock: 50 })];
    const { user } = open({ answers: { adjustStock: () => makeManagedProduct({ variations: packs }) } });
    await firstTitle();
    const section = await screen.findByRole('region', { name: 'Embalagens e preços' });
    await user.click(await within(section).findByRole('button', { name: 'Ajustar' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Unidades a somar ou retirar' }), '10');
    await user.click(within(dialog).getByRole('button', { name: 'Ajustar estoque' }));
    expect(await within(section).findByText('50')).toBeInTheDocument();
  });

  it('keeps what was typed when the connection is lost, and brings it back on return', async () => {
    const answers: ApiAnswers = {
      updateProduct: () => {
        throw noAnswer();
      },
    };
    const { unmount } = open({ answers });
    write(await firstTitle(), 'Sal que não se perde');
    save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(await firstTitle()).toHaveValue('Sal que não se perde');
    unmount();

    const { user } = open();
    expect(await firstTitle()).toHaveValue('Sal que não se perde');
    expect(screen.getByText('Recuperamos o que você tinha digitado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descartar e mostrar o que está salvo' }));
    await waitFor(async () => expect(await firstTitle()).toHaveValue('Sal mineral 80'));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('product-draft'))).toEqual([]);
  });

  it('says that a date takes it off the shop until then', async () => {
    open();
    await firstTitle();
    expect(await screen.findByRole('radio', { name: /^Agendar sai da loja ao salvar/ })).toBeInTheDocument();
  });

  it('says when there is nothing to save', async () => {
    const { sent } = open();
    await firstTitle();
    save();
    expect(await screen.findByText('Não há nada para salvar.')).toBeInTheDocument();
    expect(sent('updateProduct')).toEqual([]);
  });

  it('lets no user take away a pack that was ordered', async () => {
    open({
      answers: {
        getManagedProduct: () =>
          makeManagedProduct({
            variations: [
              makeManagedPack({ isSold: true }),
              makeManagedPack({ id: 'b', sku: 'B', presentation: 'Balde' }),
            ],
          }),
      },
    });
    await firstTitle();
    expect(await screen.findByRole('button', { name: 'Remover Saco 30 kg' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remover Balde' })).toBeEnabled();
  });

  it('says that it does not exist', async () => {
    open({
      answers: {
        getManagedProduct: () => {
          throw refusal('NOT_FOUND');
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('não existe mais');
  });
});

describe('a new product', () => {
  it('takes its address from its title until that is typed by hand', async () => {
    open({ isNew: true });
    write(await firstTitle(), 'Ração Égua & Potro');
    const slug = screen.getByRole('textbox', { name: 'Endereço da página (slug)' });
    expect(slug).toHaveValue('racao-egua-potro');
    write(slug, 'meu-endereco');
    write(await firstTitle(), 'Outro título');
    expect(slug).toHaveValue('meu-endereco');
  });

  it('names everything that is missing before anything is sent, the focus on the first', async () => {
    const { sent } = open({ isNew: true });
    const title = await firstTitle();
    save();
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toBeInvalid();
    const menu = screen.getByRole('navigation', { name: 'Partes do produto' });
    expect(within(menu).getAllByText('conferir').length).toBeGreaterThan(2);
    expect(sent('createProduct')).toEqual([]);
  });

  it('is created with all its parts, and goes on in its own editor', async () => {
    const { sent, router } = open({
      isNew: true,
      answers: { createProduct: () => makeManagedProduct({ id: 'novo' }) },
    });
    write(await firstTitle(), 'Sal novo');
    const pack = (name: string) => screen.getByRole('textbox', { name });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Bovinos' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Leite/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Corte/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Boa Lida' }));
    write(screen.getByRole('combobox', { name: 'Categoria principal (caminho da página)' }), 'cat-corte');
    write(pack('Nome da embalagem'), 'Saco 30 kg');
    write(pack('SKU'), 'NOVO-30');
    for (const [name, value] of [
      ['Preço (R$)', '149,90'],
      ['Conteúdo líquido (kg ou L)', '30'],
      ['Peso para envio (kg)', '30,25'],
      ['Comprimento (cm)', '70'],
      ['Largura (cm)', '45'],
      ['Altura (cm)', '12'],
      ['Estoque inicial', '8'],
    ] as const) {
      fireEvent.input(pack(name), { target: { value } });
    }
    save();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard/produtos/editar?id=novo'));
    expect(sent('createProduct')).toEqual([
      expect.objectContaining({
        title: 'Sal novo',
        slug: 'sal-novo',
        categoryIds: ['cat-corte', 'cat-leite'],
        published: false,
        variations: [
          expect.objectContaining({
            sku: 'NOVO-30',
            price: 149.9,
            netWeightGrams: 30_000,
            shippingWeightGrams: 30_250,
            stock: 8,
          }),
        ],
      }),
    ]);
  });
});
