import { randomUUID } from 'node:crypto';
import { isApiError } from '@/client/api-error';
import type { Call } from '@/client/make-call';
import { createHttp } from '@/client/http';
import { makeCall } from '@/client/make-call';
import { NO_TRAITS } from '@/contract/list-options';

const apiOf = (origin: string, token?: string): Call =>
  makeCall(async () => createHttp({ baseURL: `${origin}/api`, getToken: () => token, adapter: 'fetch' }));

export interface Buyer {
  email: string;
  /** Numbers of the orders the shop acknowledged, in their order. */
  acknowledged: string[];
  /** Orders one pack by PIX at the counter. @returns null, or the code it was refused with */
  order(): Promise<string | null>;
  /** The acknowledged orders that the shop, or the one that took its place at another address, does not know any more. */
  findLost(heir?: string): Promise<string[]>;
}

const codeOf = (error: unknown) => (isApiError(error) ? error.errorCode : String(error));

/** A new customer with an account, who orders packs of what the shop has most of. */
export async function makeBuyer(origin: string): Promise<Buyer> {
  const anybody = apiOf(origin);
  const { items } = await anybody('listProducts', { query: { categoria: [], peso: [], ...NO_TRAITS } });
  const packs = items
    .filter(({ saleClass }) => saleClass === 'livre')
    .flatMap(({ variations }) => variations)
    .filter(({ visibility }) => !visibility.buyOnlyLinhaBranca);
  const [pack] = packs.sort((a, b) => b.stock - a.stock);
  if (!pack) throw new Error('The shop sells nothing.');
  const account = {
    fullName: 'Joana Prates Lemos',
    email: `joana.${randomUUID()}@cliente.example`,
    password: 'cancela do pasto 7',
  };
  const token = await anybody('register', { body: account });
  const call = apiOf(origin, token);
  const cart = {
    items: [{ variationId: pack.id, quantity: 1 }],
    freightService: 'retirada',
    paymentMethod: 'pix' as const,
  };
  const { hash } = await call('quoteCheckout', { body: cart });
  const acknowledged: string[] = [];
  return {
    email: account.email,
    acknowledged,
    async order() {
      const body = { ...cart, hash, payer: { fullName: account.fullName, document: '529.982.247-25' } };
      try {
        const { number } = await call(
          'createOrder',
          { body },
          { headers: { 'Idempotency-Key': randomUUID() }, timeout: 20_000 },
        );
        acknowledged.push(number);
        return null;
      } catch (error) {
        return codeOf(error);
      }
    },
    async findLost(heir = origin) {
      const ask = apiOf(heir, token);
      const lost: string[] = [];
      for (const number of acknowledged)
        await ask('getOrder', { params: { number } }).catch((error: unknown) => {
          lost.push(`${number} ${codeOf(error)}`);
        });
      return lost;
    },
  };
}

/** Asks until it is as wanted. @returns milliseconds it took, null when it never was in that time */
export async function waitFor(
  isSo: () => Promise<boolean>,
  withinMs: number,
  everyMs = 250,
): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < withinMs) {
    if (await isSo().catch(() => false)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return null;
}

/** The status of an address; 0 when there was no whole answer within so many milliseconds. */
export async function statusOf(url: string, withinMs = 5_000): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
