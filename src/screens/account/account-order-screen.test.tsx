import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { closeDrawer, useUi } from '@/client/ui-store';
import { storeToken } from '@/client/store-token';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { readGuestPass, storeGuestPass } from '@/features/checkout/order/guest-pass';
// A chunk of its own: loaded before anything waits for it.
import '@/features/checkout/payment/payment-panel';
import { makeOrder } from '@/testing/make-checkout-order';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { quietOrder } from '@/testing/quiet-order';
import { findPortuguese } from '@/testing/texts/find-portuguese';
import { renderScreen } from '@/testing/render-screen';
import { AccountOrderScreen } from './account-order-screen';

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const order: Order = {
  number: 'BL-1',
  state: 'shipped',
  createdAt: '2026-11-20T12:00:00.000Z',
  total: 274.4,
  itemCount: 2,
  isPickUp: false,
  paymentMethod: 'credit_card',
  installments: 3,
  customer: { fullName: 'Ana Prado', city: 'Porangatu', state: 'GO' },
  version: 3,
  lines: [
    {
      variationId: 'v1',
      productId: 'p1',
      slug: 'matriz-80-cria',
      title: 'Matriz 80 Cria',
      titles: {},
      presentation: 'Saco 30 kg',
      picture: null,
      quantity: 2,
      unitPrice: 149.9,
      total: 299.8,
      discount: 29.98,
    },
  ],
  totals: { subtotal: 299.8, discount: 29.98, pixDiscount: 0, freight: 0, total: 274.4 },
  couponCode: 'SECA10',
  freight: { service: 'economica', name: 'Econômica', carrier: null, businessDays: { min: 3, max: 3 } },
  address: null,
  payer: {
    fullName: 'Ana Prado',
    email: 'ana@cliente.example',
    document: '11144477735',
    stateRegistration: null,
    phone: null,
  },
  payment: null,
  history: [
    { state: 'pending_payment', at: '2026-11-20T12:00:00.000Z', by: 'ana', note: null },
    { state: 'shipped', at: '2026-11-21T12:00:00.000Z', by: 'usr-admin', note: 'nota interna' },
  ],
  ...quietOrder,
  nextStates: [],
};

beforeEach(() => storeToken('t'.repeat(43)));

describe('an order of one’s own', () => {
  it('shows lines, amounts, delivery and progress, the latest step first', async () => {
    renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-1',
      pathname: '/minha-conta/pedidos/[number]',
      params: { number: 'BL-1' },
      answers: { getSelf: () => ANA, getOwnOrder: () => order },
    });
    // Found by text first, because queries by role are slow on a whole page.
    const title = await screen.findByText('Matriz 80 Cria');
    expect(title.closest('a')).toHaveAttribute('href', '/produtos/matriz-80-cria');
    expect(screen.getByText('Cupom SECA10')).toBeVisible();
    expect(screen.getByText('Grátis')).toBeVisible();
    expect(screen.getByText(/Cartão de crédito/)).toHaveTextContent('Cartão de crédito em 3x');
    expect(screen.getByText('3 dias úteis')).toBeVisible();
    expect(screen.getByText('Retirada na loja')).toBeVisible();
    expect(screen.getByText('111.444.777-35')).toBeVisible();
    const steps = screen.getByRole('heading', { name: 'Andamento do pedido' }).nextElementSibling;
    expect([...(steps?.children ?? [])].map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Entregue',
      'A caminho',
      'Aguardando pagamento',
    ]);
  });

  it('that was sent says where it is before anything else', async () => {
    const tracking = { code: 'BR123456789BR', url: 'https://rastreio.example/BR123456789BR' };
    renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-1',
      params: { number: 'BL-1' },
      answers: { getSelf: () => ANA, getOwnOrder: () => ({ ...order, tracking }) },
    });
    const track = await screen.findByRole('link', { name: 'Rastrear a entrega' });
    expect(track).toHaveAttribute('href', tracking.url);
    expect(screen.getAllByText(tracking.code)).toHaveLength(1);
    const lines = screen.getByRole('heading', { name: 'Produtos' });
    expect(track.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that this browser placed without an account is read as the account’s once it has joined it', async () => {
    storeGuestPass('BL-1', 'the.pass');
    const { calls } = renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-1',
      params: { number: 'BL-1' },
      answers: {
        getSelf: () => ANA,
        getOwnOrder: () => makeOrder({ number: 'BL-1' }),
        getGuestOrder: () => {
          throw refusal('NOT_FOUND');
        },
      },
    });
    await screen.findByRole('button', { name: 'Já paguei' });
    expect(readGuestPass('BL-1')).toBeNull();
    expect(calls.some(({ name }) => name === 'getGuestOrder')).toBe(false);
  });

  it('says on any later visit why it was cancelled, and how its money comes back', async () => {
    const open = (ended: Order) =>
      renderScreen(<AccountOrderScreen />, {
        url: '/minha-conta/pedidos/BL-1',
        params: { number: 'BL-1' },
        answers: { getSelf: () => ANA, getOwnOrder: () => ended },
      });
    const end = { at: '2026-11-21T12:30:00.000Z', note: null };
    const unpaid = makeOrder({
      state: 'cancelled',
      payment: { status: 'expired', secondsLeft: null },
      history: [{ ...end, state: 'cancelled', by: 'sistema' }],
    });
    const { unmount } = open(unpaid);
    expect(await screen.findByText('O prazo de pagamento acabou')).toBeVisible();
    expect(screen.queryByText('Pagamento simulado')).toBeNull();
    unmount();
    open(makeOrder({ state: 'refunded', payment: { status: 'refunding', paid: 112, secondsLeft: null } }));
    expect(await screen.findByText('Seu reembolso está a caminho')).toBeVisible();
  });

  it('shows no internal notes and no names of staff', async () => {
    renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-1',
      params: { number: 'BL-1' },
      answers: { getSelf: () => ANA, getOwnOrder: () => order },
    });
    await screen.findByText('Matriz 80 Cria');
    expect(screen.queryByText(/nota interna/)).toBeNull();
    expect(screen.queryByText(/usr-admin/)).toBeNull();
    expect(screen.queryByText('Falta pagar')).toBeNull();
  });
});

describe('buying again', () => {
  const [line] = order.lines;
  const lines = ['v1', 'v2', 'v3'].map((variationId) => ({
    ...(line as Order['lines'][number]),
    variationId,
    title: `Produto ${variationId}`,
  }));
  function Drawer() {
    const { drawerView } = useUi();
    return <p>{drawerView === 'CART_VIEW' ? 'the cart is open' : 'the page is free'}</p>;
  }
  const show = (listProductCards: ApiAnswers['listProductCards'], bought = lines) =>
    renderScreen(
      <>
        <AccountOrderScreen />
        <Drawer />
      </>,
      {
        url: '/minha-conta/pedidos/BL-1',
        params: { number: 'BL-1' },
        answers: { getSelf: () => ANA, getOwnOrder: () => ({ ...order, lines: bought }), listProductCards },
      },
    );
  beforeEach(() => {
    cartActions.resetCart();
    closeDrawer();
  });

  it('adds what can be bought to the cart, up to the stock, and names the rest', async () => {
    const variations = [makePack({ id: 'v1', stock: 1 }), makePack({ id: 'v2', stock: 0 })];
    const { user } = show(() => [makeFullProduct({ id: 'p1', variations })]);
    await user.click(await screen.findByRole('button', { name: 'Comprar de novo' }));
    const left = await screen.findByText('Estes produtos não estão disponíveis agora');
    expect(left.parentElement).toHaveTextContent(/Produto v2.*Produto v3/);
    expect(left.parentElement).not.toHaveTextContent('Produto v1');
    expect(getCart().items.map(({ id, quantity }) => [id, quantity])).toEqual([['v1', 1]]);
  });

  it('says of which there are fewer than before, and leaves the cart to a button', async () => {
    const variations = [makePack({ id: 'v1', stock: 12 }), makePack({ id: 'v2', stock: 50 })];
    const bought = lines.slice(0, 2).map((one) => ({ ...one, quantity: 50 }));
    const { user } = show(() => [makeFullProduct({ id: 'p1', variations })], bought);
    const again = await screen.findByRole('button', { name: 'Comprar de novo' });
    await user.click(again);
    const notice = (await screen.findByText('Menos do que no seu pedido anterior')).parentElement;
    expect(notice).toHaveTextContent(/Produto v1.*: 12 de 50\. Só temos 12 em estoque\.$/);
    expect(notice).not.toHaveTextContent('Produto v2');
    expect(screen.getByText('the page is free')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver carrinho' }));
    expect(screen.getByText('the cart is open')).toBeInTheDocument();
    // Nothing comes on top of what there is.
    await user.click(again);
    expect(await screen.findByText(/: 0 de 50\. Só temos 12/)).toBeVisible();
    expect(getCart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['v1', 12],
      ['v2', 50],
    ]);
  });

  it('opens the cart once everything is in it', async () => {
    const variations = lines.map(({ variationId }) => makePack({ id: variationId, stock: 9 }));
    const { user } = show(() => [makeFullProduct({ id: 'p1', variations })]);
    await user.click(await screen.findByRole('button', { name: 'Comprar de novo' }));
    expect(await screen.findByText('the cart is open')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver carrinho' })).toBeNull();
  });

  it('takes an order of more products than one call tells of', async () => {
    const bought = Array.from({ length: 60 }, (_, index) => ({
      ...(line as Order['lines'][number]),
      productId: `p${index}`,
      variationId: `v${index}`,
    }));
    const { user } = show(({ query }) => {
      const ids = query.id as string[];
      if (ids.length > 48) throw refusal('VALIDATION');
      return ids.map((id) =>
        makeFullProduct({ id, variations: [makePack({ id: id.replace('p', 'v'), stock: 9 })] }),
      );
    }, bought);
    await user.click(await screen.findByRole('button', { name: 'Comprar de novo' }));
    expect(await screen.findByText('the cart is open')).toBeInTheDocument();
    expect(getCart().items).toHaveLength(60);
  });

  it('shows an error when the server does not answer, and changes nothing', async () => {
    const { user } = show(() => Promise.reject(noAnswer()));
    await user.click(await screen.findByRole('button', { name: 'Comprar de novo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(getCart().items).toEqual([]);
  });

  it.each([
    ['en', 'Matriz 80 Breeding', 'Pick-up in store'],
    ['ar', 'ماتريز 80 تربية', 'استلام من المتجر'],
  ] as const)(
    'is in the language of the page (%s), with the product names of that language',
    async (locale, title, service) => {
      const [line] = order.lines;
      const translated: Order = {
        ...order,
        lines: line ? [{ ...line, titles: { [locale]: title } }] : [],
        freight: { ...order.freight, service: 'retirada', name: 'Retirar na loja' },
      };
      renderScreen(<AccountOrderScreen />, {
        url: '/minha-conta/pedidos/BL-1',
        pathname: '/minha-conta/pedidos/[number]',
        params: { number: 'BL-1' },
        locale,
        answers: { getSelf: () => ANA, getOwnOrder: () => translated },
      });
      expect(await screen.findByRole('link', { name: title })).toHaveAttribute('lang', locale);
      expect(screen.getAllByText(service)[0]).toBeVisible();
      expect(findPortuguese(document.body)).toEqual([]);
    },
  );

  it('shows the catalogue’s name, marked as Portuguese, when a product has no translation', async () => {
    renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-1',
      pathname: '/minha-conta/pedidos/[number]',
      params: { number: 'BL-1' },
      locale: 'en',
      answers: { getSelf: () => ANA, getOwnOrder: () => order },
    });
    expect(await screen.findByRole('link', { name: 'Matriz 80 Cria' })).toHaveAttribute('lang', 'pt-BR');
  });
});
