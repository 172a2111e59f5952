import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import type { Product } from '@/contract/schemas/catalog';
import type { User } from '@/contract/schemas/users';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductBuyBox } from './product-buy-box';

const ANA: User = { id: 'u1', fullName: 'Ana', email: 'ana@cliente.example', admin: false, permissions: [] };
const OPEN = makePack({ id: 'open', presentation: 'Saco 30 kg', stock: 60 });
const LOCKED = makePack({
  id: 'locked',
  presentation: 'Palete 40 sacos',
  visibility: { buyOnlyLinhaBranca: true },
});
const GONE = makePack({ id: 'gone', presentation: 'Saco 5 kg', stock: 0 });

const make = (overrides: Partial<Product> = {}) =>
  makeFullProduct({ slug: 'matriz-60', variations: [OPEN, LOCKED, GONE], ...overrides });

function renderBox(product: Product, user?: User) {
  return renderScreen(<ProductBuyBox product={product} onSaleEnd={() => undefined} />, {
    url: '/produtos/matriz-60',
    answers: user ? { getSelf: () => user } : {},
  });
}

const addButton = () => screen.queryByRole('button', { name: /^Adicionar ao carrinho/ });
const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

beforeEach(forgetCart);
afterEach(() => {
  removeToken();
  vi.useRealTimers();
});

describe('the buy box', () => {
  it.each([
    [60, 'Em estoque'],
    [5, 'Últimas 5 unidades'],
    [1, 'Última unidade'],
    [0, 'Esgotado'],
  ])('shows a stock of %i as “%s”', (stock, text) => {
    renderBox(make({ variations: [makePack({ stock })] }));
    expect(screen.getByText(text, { ignore: 'button, button *' })).toBeVisible();
  });

  it('shows price per kilogram, PIX price and instalments of the chosen pack', async () => {
    const big = makePack({ id: 'big', presentation: 'Lote', price: 2000, pricePerUnit: 4 });
    const { user } = renderBox(make({ variations: [OPEN, big] }));
    await user.click(screen.getByRole('radio', { name: /Lote/ }));
    expect(screen.getAllByText(/4,00/).length).toBeGreaterThan(0);
    expect(screen.getByText(/1\.900,00/)).toBeVisible();
    expect(screen.getByText(/sem juros/)).toBeVisible();
  });

  it('names who answers for the product, where anybody is named', () => {
    const { unmount } = renderBox(make());
    expect(screen.getByText('Responsável técnico: Helena Quaresma')).toBeVisible();
    unmount();
    renderBox(make({ regulatory: { ...make().regulatory, technicalResponsible: '' } }));
    expect(screen.queryByText(/Responsável técnico/)).not.toBeInTheDocument();
  });

  it('opens with a pack that every visitor can buy', () => {
    renderBox(make({ variations: [LOCKED, GONE, OPEN] }));
    expect(screen.getByRole('radio', { name: /Saco 30 kg/ })).toBeChecked();
  });

  it('shows the pack of the next scanned code, after another one was chosen by hand', async () => {
    const packs = ['15', '30', '60'].map((kg) =>
      makePack({ id: kg, sku: `S-${kg}`, presentation: `Saco ${kg} kg` }),
    );
    const box = () => <ProductBuyBox product={make({ variations: packs })} onSaleEnd={() => undefined} />;
    const { user, router, rerender } = renderScreen(box(), { url: '/produtos/matriz-60?pacote=S-30' });
    expect(screen.getByRole('radio', { name: /Saco 30 kg/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Saco 15 kg/ }));
    expect(screen.getByRole('radio', { name: /Saco 15 kg/ })).toBeChecked();
    router.query = { pacote: 'S-60' };
    rerender(box());
    expect(screen.getByRole('radio', { name: /Saco 60 kg/ })).toBeChecked();
  });

  it('names the chosen pack in the address, beside what else stands there, and no pack that was not chosen', async () => {
    const entry = { url: '/produtos/[slug]?slug=matriz-60', as: '/pt-BR/produtos/matriz-60', key: 'k1' };
    window.history.replaceState(entry, '', '/pt-BR/produtos/matriz-60?utm_source=mail');
    const packs = ['15', '30'].map((kg) =>
      makePack({ id: kg, sku: `S-${kg}`, presentation: `Saco ${kg} kg` }),
    );
    const { user } = renderBox(make({ variations: packs }));
    expect(window.location.search).toBe('?utm_source=mail');
    await user.click(screen.getByRole('radio', { name: /Saco 30 kg/ }));
    expect(window.location.search).toBe('?utm_source=mail&pacote=S-30');
    expect(window.history.state).toEqual({
      url: '/produtos/[slug]?slug=matriz-60&pacote=S-30',
      as: '/pt-BR/produtos/matriz-60?pacote=S-30',
      key: 'k1',
    });
  });

  it('updates price and stock without losing the chosen pack', async () => {
    const other = makePack({ id: 'other', presentation: 'Saco 15 kg', price: 80, stock: 9 });
    const { user, rerender } = renderBox(make({ variations: [OPEN, other] }));
    await user.click(screen.getByRole('radio', { name: /Saco 15 kg/ }));
    const more = screen.getByRole('button', { name: 'Aumentar a quantidade' });
    for (let unit = 1; unit < 5; unit += 1) await user.click(more);
    rerender(
      <ProductBuyBox
        product={make({ variations: [OPEN, { ...other, price: 70, stock: 2 }] })}
        onSaleEnd={() => undefined}
      />,
    );
    expect(screen.getByRole('radio', { name: /Saco 15 kg/ })).toBeChecked();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Adicionar ao carrinho/ }));
    expect(getCart().items[0]).toMatchObject({ id: 'other', price: 70, quantity: 2 });
  });

  it('lets no more be added than there are beside those in the cart, and says so', async () => {
    const few = makePack({ id: 'few', presentation: 'Saco 30 kg', stock: 4 });
    const { user } = renderBox(make({ variations: [few] }));
    const quantity = screen.getByRole('spinbutton', { name: 'Número de unidades' });
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');
    await user.click(addButton() ?? document.body);
    expect(quantity).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Aumentar a quantidade' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByText('Só temos 4 em estoque.')).toBeNull();
    await user.click(addButton() ?? document.body);
    expect(getCart().items).toMatchObject([{ id: 'few', quantity: 4 }]);
    expect(screen.getByText('Só temos 4 em estoque.')).toBeVisible();
    await user.click(addButton() ?? document.body);
    expect(getCart().items).toMatchObject([{ id: 'few', quantity: 4 }]);
    act(() => cartActions.removeItem('few'));
    expect(screen.queryByText('Só temos 4 em estoque.')).toBeNull();
  });

  it('swaps single packs for a pallet only where none of them is left over', async () => {
    const pallet = makePack({ presentation: 'Palete 40 sacos', price: 5600, netWeightGrams: 1_200_000 });
    const { user } = renderBox(make({ variations: [OPEN, pallet] }));
    const quantity = screen.getByRole('spinbutton', { name: 'Número de unidades' });
    await user.clear(quantity);
    await user.type(quantity, '47{Enter}');
    expect(await screen.findByText(/Palete 40 sacos: R\$\s400,00 a menos/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Trocar/ })).toBeNull();
    await user.clear(quantity);
    await user.type(quantity, '40{Enter}');
    await user.click(screen.getByRole('button', { name: /^Trocar/ }));
    await user.click(addButton() ?? document.body);
    expect(getCart().items).toMatchObject([{ id: pallet.id, quantity: 1 }]);
  });

  it('refetches the price when the sale ends, and every half minute while it is still shown', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const onSaleEnd = vi.fn();
    const sale = makePack({ price: 100, salePrice: 90 });
    renderScreen(
      <ProductBuyBox
        product={make({ variations: [sale], flashSaleEndsAt: '2026-11-21T12:01:00Z' })}
        onSaleEnd={onSaleEnd}
      />,
    );
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText(/até 21 de nov\., 09:01/)).toBeVisible();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(onSaleEnd).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onSaleEnd).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onSaleEnd).toHaveBeenCalledTimes(3);
  });

  it('shares the pack that was chosen in the place of the first one', async () => {
    const big = makePack({ sku: 'M60-60', presentation: 'Saco 60 kg' });
    const { user } = renderBox(make({ variations: [OPEN, big] }));
    const share = await screen.findByRole('link', { name: 'Compartilhar no WhatsApp' });
    expect(messageOf(share)).toMatch(/matriz-60$/);
    await user.click(screen.getByRole('radio', { name: /Saco 60 kg/ }));
    await waitFor(() => expect(messageOf(share)).toMatch(/matriz-60\?pacote=M60-60$/));
  });

  it('has the technical sheet as a plain link to its file, in the language it says', () => {
    const href = '/api/product/matriz-60/sheet.pdf?locale=pt-BR';
    renderBox(make({ technicalSheet: { href, lang: 'pt-BR' } }));
    const link = screen.getByRole('link', { name: 'Baixar ficha técnica (PDF)' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('hreflang', 'pt-BR');
  });

  it('has no link to a technical sheet where the product has none', () => {
    renderBox(make({ technicalSheet: null }));
    expect(screen.getByRole('button', { name: 'Imprimir ficha técnica' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /ficha técnica/ })).toBeNull();
  });

  it('sells on prescription, and says when it is checked', async () => {
    renderBox(make({ saleClass: 'receita' }));
    expect(await screen.findByText(/Venda sob prescrição/)).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  it.each([
    ['a pack that is sold', {}, 'Perguntar no WhatsApp'],
    ['a restricted product', { saleClass: 'restrito' }, 'Falar com a equipe técnica'],
    ['a pack of the linha branca', { variations: [LOCKED] }, 'Linha Branca: fale com a gente'],
  ] as const)('has one button that opens a chat with the shop, for %s', async (_, overrides, name) => {
    renderBox(
      make({ ...overrides, variations: 'variations' in overrides ? [...overrides.variations] : [OPEN] }),
    );
    await screen.findByRole('link', { name });
    const chats = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https://wa.me/55'));
    expect(chats.map(({ textContent }) => textContent.trim())).toEqual([name]);
    expect(screen.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
    );
  });

  it('never sells a restricted product, and links to the technical team instead', async () => {
    renderBox(make({ saleClass: 'restrito' }));
    expect(addButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Aumentar a quantidade' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Frete e prazo' })).toBeNull();
    const ask = await screen.findByRole('link', { name: 'Falar com a equipe técnica' });
    expect(messageOf(ask)).toContain('(Saco 30 kg), produto de controle especial');
  });

  it('links to a chat about a linha branca pack without the permission', async () => {
    const { user } = renderBox(make());
    await user.click(screen.getByRole('radio', { name: /Palete 40 sacos/ }));
    expect(addButton()).toBeNull();
    const ask = await screen.findByRole('link', { name: 'Linha Branca: fale com a gente' });
    expect(messageOf(ask)).toContain('(Palete 40 sacos)');
  });

  it('sells a linha branca pack with the permission', async () => {
    storeToken('t'.repeat(43));
    const { user } = renderBox(make(), { ...ANA, permissions: ['linha_branca'] });
    await user.click(screen.getByRole('radio', { name: /Palete 40 sacos/ }));
    expect(await screen.findByRole('button', { name: /^Adicionar ao carrinho/ })).toBeEnabled();
    expect(screen.queryByText(/fale com a gente/)).toBeNull();
  });

  it('offers the notice for a pack without stock', async () => {
    const { user } = renderBox(make());
    expect(screen.queryByLabelText('Seu e‑mail para o aviso')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Saco 5 kg/ }));
    expect(await screen.findByLabelText('Seu e‑mail para o aviso')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
  });

  it('offers only a quote when the brand has no cart', async () => {
    vi.spyOn(brand, 'cartEnabled', 'get').mockReturnValue(false);
    const { user } = renderBox(make());
    const quote = await screen.findByRole('link', { name: /Cotar pelo WhatsApp/ });
    expect(messageOf(quote)).toContain('orçamento de');
    await user.click(screen.getByRole('radio', { name: /Saco 5 kg/ }));
    expect(addButton()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Frete e prazo' })).toBeNull();
    expect(screen.queryByLabelText('Seu e‑mail para o aviso')).toBeNull();
    await waitFor(() => expect(messageOf(quote)).toContain('1 × Saco 5 kg'));
  });
});
