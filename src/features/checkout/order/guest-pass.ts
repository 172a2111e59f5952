import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/client/api-error';
import type { Order } from '@/contract/schemas/orders';
import { deviceStore } from '@/lib/browser/browser-store';

const NAME = 'guest-orders';
/** Older ones are found by number and e-mail. */
const MOST = 10;

const listeners = new Set<() => void>();

/** Passes of this page, when storage is refused. */
const inMemory = new Map<string, string>();

function readPasses(): [string, string][] {
  const stored = deviceStore.readJson(NAME);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
}

function writePasses(passes: readonly [string, string][]) {
  deviceStore.write(NAME, JSON.stringify(passes.slice(0, MOST)));
  listeners.forEach((listener) => listener());
}

const without = (number: string) => readPasses().filter(([one]) => one !== number);

/** What opens an order that this browser placed without an account; null where there is nothing of the kind. */
export const readGuestPass = (number: string): string | null =>
  inMemory.get(number) ?? readPasses().find(([one]) => one === number)?.[1] ?? null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The same for a component, which renders again when the pass is forgotten. */
export const useGuestPass = (number: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readGuestPass(number),
    () => null,
  );

/** Stores the pass of an order just placed, so that a reload or another tab of this browser opens it. */
export function storeGuestPass(number: string, pass: string) {
  inMemory.set(number, pass);
  writePasses([[number, pass], ...without(number)]);
}

/** The shop no longer takes it: the order belongs to an account now, or the time of the pass is over. */
export function forgetGuestPass(number: string) {
  inMemory.delete(number);
  writePasses(without(number));
}

/** How this browser reads an order it placed: by its pass, or as an order of the account. */
export function placedOrderQuery(number: string) {
  const pass = readGuestPass(number);
  const queryKey: readonly [string, unknown] = pass
    ? ['getGuestOrder', { body: { number, pass } }]
    : ['getOwnOrder', { query: { number } }];
  return queryOptions<Order, ApiError, Order, readonly [string, unknown]>({ queryKey });
}
