import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CreateOrderInput } from '@/contract/schemas/checkout';

const Placed = z.object({ number: z.string(), createdAt: z.string() });

export interface Try {
  key: string;
  token: string;
}

export interface Ledger {
  /** Number of the order by key, as the shop acknowledged it. */
  acknowledged: Map<string, string>;
  /** Sent, and no answer came: the order exists or not. */
  inDoubt: Try[];
  /** Keys whose second answer named another order than the first. */
  changed: string[];
  /** Orders that existed before the retry that learned of them. */
  foundByRetry: number;
  /** Answers that are not an order. */
  refused: string[];
  /** Answers that say to ask again later: clients do, with the same key. */
  toldToWait: number;
  /** Called with every acknowledged order. */
  onOrder: () => void;
}

export const makeLedger = (): Ledger => ({
  acknowledged: new Map(),
  inDoubt: [],
  changed: [],
  foundByRetry: 0,
  refused: [],
  toldToWait: 0,
  onOrder: () => undefined,
});

/** @returns false when the shop did not answer, or said to ask again later */
async function sendOrder(
  address: string,
  { key, token }: Try,
  body: CreateOrderInput,
  note: (number: string, createdAt: Date) => void,
  ledger: Ledger,
): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/checkout/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.status === 429) {
      ledger.toldToWait += 1;
      return false;
    }
    if (response.status === 201) {
      const { number, createdAt } = Placed.parse(answer);
      note(number, new Date(createdAt));
      ledger.onOrder();
    } else ledger.refused.push(`${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
    return true;
  } catch {
    return false;
  }
}

/** Asks again for everything in doubt, with the same keys, as a phone does that lost its answer. */
export async function retryInDoubt(
  address: string,
  openedAt: Date,
  body: CreateOrderInput,
  ledger: Ledger,
): Promise<void> {
  const { inDoubt } = ledger;
  ledger.inDoubt = [];
  await Promise.all(
    inDoubt.map(async (one) => {
      const answered = await sendOrder(
        address,
        one,
        body,
        (number, createdAt) => {
          if (createdAt < openedAt) ledger.foundByRetry += 1;
          ledger.acknowledged.set(one.key, number);
        },
        ledger,
      );
      if (!answered) ledger.inDoubt.push(one);
    }),
  );
}

/** Orders one after the other until the shop is gone; now and then it asks again for what it already has. */
export async function shopUntilKilled(
  address: string,
  token: string,
  body: CreateOrderInput,
  ledger: Ledger,
): Promise<void> {
  let last: string | null = null;
  for (let count = 1; ; count += 1) {
    const isRepeat = last !== null && count % 5 === 0;
    const key: string = isRepeat && last ? last : randomUUID();
    const answered = await sendOrder(
      address,
      { key, token },
      body,
      (number) => {
        const before = ledger.acknowledged.get(key);
        if (before && before !== number) ledger.changed.push(key);
        ledger.acknowledged.set(key, number);
      },
      ledger,
    );
    if (!answered) {
      if (!ledger.acknowledged.has(key)) ledger.inDoubt.push({ key, token });
      return;
    }
    last = key;
  }
}
