import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { noAnswer } from '@/testing/mock-api';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import CartDrawerBody from './cart-drawer-body';
import { toCartLine } from './cart-item';
import { loadCart } from './cart-storage';
import { cartActions, forgetCart, getCart } from './cart-store';
import { makeCartLine, makeCoupon } from './make-cart-line';
import { makeQuote } from './make-quote';

beforeEach(forgetCart);
const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ');
const never = new Promise<never>(() => undefined);
const quoteNow = () => makeQuote(getCart().items);

describe('the cart drawer', () => {
  it('links to the catalogue when the cart is empty, and makes no call', () => {
    const { calls } = renderScreen(<CartDrawerBody />);
    expect(screen.getByText('Seu carrinho está vazio')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveAttribute('href', '/shop');
    expect(calls).toHaveLength(0);
  });

  it('fetches the current prices, and its button to the checkout shows the total', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 4);
    const { calls } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: quoteNow } });
    const checkout = screen.getByRole('link', { name: /Fechar pedido/ });
    expect(checkout).toHaveAttribute('href', '/resumo-do-pedido');
    expect(plain(checkout.textContent)).toContain('R$ 471,60');
    // The amount that touches the button is the button's own.
    expect(plain(document.body.textContent)).toContain(
      'Total no Pix (5% de desconto)R$ 448,02Total (sem o frete)R$ 471,60Fechar pedido · R$ 471,60',
    );
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'quoteCheckout')?.input.body).toMatchObject({
        items: [{ variationId: 'v1', quantity: 4 }],
      }),
    );
  });

  it('moves the focus to the list when a line is removed', async () => {
    cartActions.addItem(makeCartLine());
    cartActions.addItem(makeCartLine({ id: 'v2' }));
    const { user } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: () => never } });
    const [remove] = screen.getAllByRole('button', { name: /^Remover/ });
    if (!remove) throw new Error('a line can be removed');
    await user.click(remove);
    expect(getCart().items).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Itens do carrinho' })).toHaveFocus();
  });

  it('says with each tap what is missing for the minimum of a coupon', async () => {
    cartActions.addItem(makeCartLine());
    cartActions.defineCoupon(makeCoupon({ minimumTotal: 300 }));
    const { user } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: () => never } });
    const missing = () => plain(screen.queryByText(/para usar este cupom/)?.textContent ?? null);
    expect(missing()).toBe('Faltam R$ 182,10 em produtos para usar este cupom.');
    await user.click(screen.getByRole('button', { name: /Aumentar a quantidade/ }));
    expect(missing()).toBe('Faltam R$ 64,20 em produtos para usar este cupom.');
    await user.click(screen.getByRole('button', { name: /Aumentar a quantidade/ }));
    expect(missing()).toBe('');
  });

  it('takes nothing off for a coupon that the shop refuses, on later pages neither', async () => {
    cartActions.addItem(makeCartLine());
    cartActions.defineCoupon(makeCoupon({ firstPurchaseOnly: true }));
    renderScreen(<CartDrawerBody />, {
      answers: {
        quoteCheckout: () => makeQuote(getCart().items, { couponReason: 'COUPON_FIRST_PURCHASE_ONLY' }),
      },
    });
    await waitFor(() =>
      expect(plain(screen.getByRole('link', { name: /Fechar pedido/ }).textContent)).toContain('R$ 117,90'),
    );
    expect(screen.queryByText(/Cupom SECA10/)).not.toBeInTheDocument();
    expect(getCart().totalWithDiscount).toBe(117.9);
    // As the next visit reads it.
    expect(loadCart().coupon).toMatchObject({ code: 'SECA10', isRefused: true });
  });

  it('names a line in the current language and links to its current address, with the price left-to-right', async () => {
    cartActions.addItem(makeCartLine());
    const english = makeCartLine({ slug: 'seca-45', product: { title: 'Dry Season 40', titleLang: 'en' } });
    renderScreen(<CartDrawerBody />, {
      locale: 'en',
      answers: { quoteCheckout: () => makeQuote([{ ...english, quantity: 1 }]) },
    });
    expect(await screen.findByRole('link', { name: 'Dry Season 40' })).toHaveAttribute('lang', 'en');
    expect(getCart().items[0]?.product).toMatchObject({ title: 'Dry Season 40', titleLang: 'en' });
    expect(getCart().items[0]?.slug).toBe('seca-45');
    expect(
      screen.getByText((_, element) => element?.tagName === 'BDI' && /\/kg$/.test(element.textContent)),
    ).toHaveAttribute('dir', 'ltr');
  });

  it('updates a changed price and says which line changed', async () => {
    cartActions.addItem(makeCartLine());
    const changed = { ...makeCartLine({ sale_price: 125.5 }), quantity: 1 };
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: () => makeQuote([changed]) } });
    const notice = await screen.findByText('O preço mudou desde a sua última visita');
    const list = plain(notice.closest('div')?.textContent ?? '');
    expect(list).toContain('Seca Brava 40, Saco 30 kg');
    expect(list).toContain('R$ 117,90');
    expect(list).toContain('R$ 125,50');
    expect(getCart().total).toBe(125.5);
  });

  it('changes the quantity and removes the line', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 2);
    const { user } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: quoteNow } });
    await user.click(screen.getByRole('button', { name: /Aumentar a quantidade de Seca Brava 40/ }));
    expect(getCart().totalItems).toBe(3);
    await user.click(screen.getByRole('button', { name: /Remover Seca Brava 40/ }));
    expect(screen.getByText('Seu carrinho está vazio')).toBeInTheDocument();
  });

  it('applies a typed quantity, up to the stock', async () => {
    cartActions.addItem(makeCartLine());
    const { user } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: quoteNow } });
    const units = screen.getByRole('spinbutton', { name: /Unidades de Seca Brava 40/ });
    await user.click(units);
    await user.keyboard('48{Enter}');
    expect(getCart().totalItems).toBe(48);
    await user.clear(units);
    await user.tab();
    expect(getCart().totalItems).toBe(48);
    await user.type(units, '5000{Enter}');
    expect(getCart().totalItems).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
    expect(units).toHaveValue(String(getCart().totalItems));
    expect(screen.getByText(/^(Só temos|No máximo) \d+/)).toBeVisible();
  });

  it('says how much is missing for free freight, by the rule of the brand', () => {
    cartActions.addItem(makeCartLine());
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: quoteNow } });
    expect(plain(document.body.textContent)).toContain('Faltam R$ 381,10 para o frete grátis em MG, SP e GO');
  });

  const withFreight = (kg: number, state: string | null) => () =>
    makeQuote(getCart().items, {
      totals: { weightGrams: kg * 1000 },
      freight: state
        ? { cep: '38740000', state, options: [], reason: null, weightGrams: kg * 1000, missingForFree: null }
        : null,
    });
  const drawerText = () => plain(document.body.textContent);

  it('shows both bars of free freight, reais and kilograms', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 6);
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: withFreight(180, 'MG') } });
    await waitFor(() => expect(drawerText()).toContain('Frete grátis garantido no seu endereço'));
    expect(drawerText()).toContain('Frete grátis nos primeiros 200 kg: 180 kg de 200 kg');
  });

  it('warns before the sack that begins to cost, with each tap and before the shop answers', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 5);
    const { user } = renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: () => never } });
    expect(drawerText()).toContain('150 kg de 200 kg');
    expect(drawerText()).not.toContain('passa do limite');
    await user.click(screen.getByRole('button', { name: /Aumentar a quantidade/ }));
    expect(drawerText()).toContain('Mais 1 × Saco 30 kg passa do limite: você paga só o frete de 10 kg.');
  });

  it('shows weight and stock of a line, and exchanges single packs for the lot that is cheaper', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 23);
    const lot = makePack({
      id: 'lot',
      presentation: 'Lote 20 sacos de 30 kg',
      price: 2279,
      netWeightGrams: 600_000,
    });
    const product = makeFullProduct({
      id: 'p1',
      variations: [makePack({ id: 'v1', price: 129.9, salePrice: 117.9 }), lot],
    });
    const { user, calls } = renderScreen(<CartDrawerBody />, {
      answers: { quoteCheckout: quoteNow, listProductCards: () => [product] },
    });
    await waitFor(() => expect(drawerText()).toContain('23 × 30 kg = 690 kg · 50 em estoque'));
    expect(
      await screen.findByText(/Lote 20 sacos de 30 kg: R\$\s79,00 a menos que 20 × Saco 30 kg/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Trocar 20 × Saco 30 kg por 1 × Lote/ }));
    expect(getCart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['v1', 3],
      ['lot', 1],
    ]);
    expect(screen.getByRole('list')).toHaveFocus();
    expect(calls.filter(({ name }) => name === 'listProductCards')).toHaveLength(1);
  });

  it('offers no lot that the cart holds already, down to the last one', async () => {
    const lot = makePack({
      id: 'lot',
      presentation: 'Lote 20 sacos de 30 kg',
      price: 2279,
      netWeightGrams: 600_000,
      stock: 4,
    });
    const variations = [makePack({ id: 'v1', price: 129.9, salePrice: 117.9 }), lot];
    const product = makeFullProduct({ id: 'p1', variations });
    cartActions.addItemWithQuantity(makeCartLine(), 20);
    cartActions.addItemWithQuantity(toCartLine(product, lot), 4);
    const { calls } = renderScreen(<CartDrawerBody />, {
      answers: { quoteCheckout: quoteNow, listProductCards: () => [product] },
    });
    await waitFor(() => expect(calls.some(({ name }) => name === 'listProductCards')).toBe(true));
    await waitFor(() => expect(drawerText()).toContain('20 × 30 kg = 600 kg'));
    expect(screen.queryByRole('button', { name: /^Trocar/ })).not.toBeInTheDocument();
  });

  it('says above the limit that only the difference is paid', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 7);
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: withFreight(210, null) } });
    await waitFor(() =>
      expect(drawerText()).toContain('Você paga só o frete do que passa de 200 kg: 10 kg.'),
    );
    expect(drawerText()).toContain('Frete grátis nos primeiros 200 kg em MG, SP e GO');
  });

  it('names the states of free freight when the address is elsewhere', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 7);
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: withFreight(210, 'RS') } });
    await waitFor(() => expect(drawerText()).toContain('Para RS, o frete é calculado pelo peso.'));
  });

  it('counts the goods before the coupon for free freight, as the order does', () => {
    cartActions.addItem(makeCartLine());
    cartActions.defineCoupon(makeCoupon());
    renderScreen(<CartDrawerBody />, { answers: { quoteCheckout: quoteNow } });
    expect(getCart().totalWithDiscount).toBeLessThan(getCart().total);
    expect(plain(document.body.textContent)).toContain('Faltam R$ 381,10 para o frete grátis em MG, SP e GO');
  });

  it('says which line cannot be sold', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 3);
    renderScreen(<CartDrawerBody />, {
      answers: {
        quoteCheckout: () => ({
          ...quoteNow(),
          warnings: [{ variationId: 'v1', code: 'LESS_STOCK', available: 2 }],
        }),
      },
    });
    const line = within(screen.getByRole('list', { name: 'Itens do carrinho' })).getByRole('listitem');
    // There before its words, or they would not be spoken.
    const regions = within(line).getAllByRole('status');
    const heard = () => regions.map(({ textContent }) => textContent);
    await waitFor(() => expect(heard()).toContain('Só temos 2 unidades. Diminua a quantidade.'));
  });

  it('lowers a line to what the shop has with one press', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 8);
    const { user } = renderScreen(<CartDrawerBody />, {
      answers: {
        quoteCheckout: () => ({
          ...quoteNow(),
          warnings: getCart().totalItems > 4 ? [{ variationId: 'v1', code: 'LESS_STOCK', available: 4 }] : [],
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Ficar com o que resta: / }));
    expect(getCart().items).toMatchObject([{ id: 'v1', quantity: 4 }]);
    expect(screen.queryByRole('button', { name: /^Ficar com o que resta/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'Itens do carrinho' })).toHaveFocus();
  });

  it('still shows the cart when the server does not answer', async () => {
    cartActions.addItem(makeCartLine());
    renderScreen(<CartDrawerBody />, {
      answers: {
        quoteCheckout: () => {
          throw noAnswer();
        },
      },
    });
    expect(await screen.findByText(/Não conseguimos conferir os preços/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Fechar pedido/ })).toBeInTheDocument();
  });
});
