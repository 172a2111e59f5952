import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@/client/make-call';
import { formatBRL } from '@/lib/money';
import { changePrice, findPack } from '../../e2e/support/shop-api';

const LOOK_MS = 25;

/** Where a page is looked for, such as an instance and language. */
export interface Place {
  name: string;
  url: string;
}

/** Pages write amounts with a space that does not break. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** @returns milliseconds until each place shows the text; null where it did not in time */
export async function waitUntilShown(
  places: readonly Place[],
  text: string,
  limitMs: number,
): Promise<Record<string, number | null>> {
  const started = performance.now();
  const look = async ({ name, url }: Place) => {
    while (performance.now() - started < limitMs) {
      // nginx closes a connection after a thousand requests: the next read uses another one.
      const html = await fetch(url).then(
        (answer) => answer.text(),
        () => '',
      );
      if (plain(html).includes(text)) return [name, performance.now() - started] as const;
      await pause(LOOK_MS);
    }
    return [name, null] as const;
  };
  return Object.fromEntries(await Promise.all(places.map(look)));
}

/** Saves another price of a product's first pack. @returns the price as pages write it */
export async function editPrice(
  staff: Call,
  origin: string,
  { slug, pack }: { slug: string; pack: string },
): Promise<string> {
  const before = await findPack(origin, slug, pack);
  await changePrice(staff, before, 0.37);
  const after = await findPack(origin, slug, pack);
  return plain(formatBRL(after.price));
}

/** Orders one pack by PIX. @returns the number of the order */
export async function placeOrder(buyer: Call, variationId: string): Promise<string> {
  const cart = {
    items: [{ variationId, quantity: 1 }],
    freightService: 'retirada',
    paymentMethod: 'pix' as const,
  };
  const { hash } = await buyer('quoteCheckout', { body: cart });
  const payer = { fullName: 'Joana Prates Lemos', document: '529.982.247-25' };
  const { number } = await buyer(
    'createOrder',
    { body: { ...cart, hash, payer } },
    { headers: { 'Idempotency-Key': randomUUID() } },
  );
  return number;
}
