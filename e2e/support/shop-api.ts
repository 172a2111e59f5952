import { randomUUID } from 'node:crypto';
import type { Call } from '@/client/make-call';
import { makeCall } from '@/client/make-call';
import { createHttp } from '@/client/http';
import { VariationContent } from '@/contract/schemas/managed-products';
import { ADMIN, makeVisitor, type Visitor } from './shop';

/** The address of the shop under test, as a test gets it. */
type Origin = string | undefined;

/** Calls the shop's API, beside the browser of the test. */
export const shopApi = (baseURL: Origin, token?: string): Call =>
  makeCall(async () =>
    createHttp({ baseURL: `${baseURL ?? ''}/api`, getToken: () => token, adapter: 'fetch' }),
  );

/** Signed in just now, so that calls which ask for a recent password work. */
export async function signInByApi(
  baseURL: Origin,
  { email, password }: Pick<Visitor, 'email' | 'password'> = ADMIN,
): Promise<Call> {
  return shopApi(baseURL, await shopApi(baseURL)('login', { body: { email, password } }));
}

/** A pack on sale, as the shop sells it now. */
export async function findPack(baseURL: Origin, slug: string, presentation: string) {
  const product = await shopApi(baseURL)('getProduct', { params: { slug }, query: { locale: 'pt-BR' } });
  const pack = product.variations.find((variation) => variation.presentation === presentation);
  if (!pack) throw new Error(`${slug} has no pack ${presentation}`);
  return {
    productId: product.id,
    variationId: pack.id,
    price: pack.salePrice ?? pack.price,
    stock: pack.stock,
  };
}

/** Amounts in reais, without what floating point adds to them. */
const add = (price: number, reais: number) => Math.round((price + reais) * 100) / 100;

/** Staff raises or lowers the price of a pack by an amount. @param reais added to its price of the moment */
export async function changePrice(
  staff: Call,
  { productId, variationId }: { productId: string; variationId: string },
  reais: number,
): Promise<void> {
  const { version, variations } = await staff('getManagedProduct', { params: { id: productId } });
  const packs = variations.map((pack) => {
    const content = VariationContent.strip().parse(pack);
    if (content.id !== variationId) return content;
    const { price, salePrice } = content;
    return { ...content, price: add(price, reais), salePrice: salePrice && add(salePrice, reais) };
  });
  await staff('updateProduct', { params: { id: productId }, body: { version, variations: packs } });
}

/**
 * Another person buys packs at the counter, by card: unpaid orders may hold a share of them only.
 * @returns what undoes it
 */
export async function buyAsAnotherCustomer(
  baseURL: Origin,
  variationId: string,
  quantity: number,
): Promise<() => Promise<unknown>> {
  const { fullName, email, password, document } = makeVisitor();
  const buyer = shopApi(baseURL, await shopApi(baseURL)('register', { body: { fullName, email, password } }));
  const cart = {
    items: [{ variationId, quantity }],
    freightService: 'retirada',
    paymentMethod: 'credit_card' as const,
  };
  const { hash } = await buyer('quoteCheckout', { body: cart });
  const card = { number: '4012001037141112', holder: 'JOANA PRATES', expiry: '12/30', cvv: '123' };
  const { number } = await buyer(
    'createOrder',
    { body: { ...cart, hash, payer: { fullName, document }, card } },
    { headers: { 'Idempotency-Key': randomUUID() } },
  );
  return () => buyer('cancelOrder', { params: { number }, body: {} });
}
