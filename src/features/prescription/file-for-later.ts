/**
 * The prescription that was chosen before there is an order. It stays in this browser, so that the shop stores nothing
 * of orders that are never placed, and is forgotten after a day. It belongs to the account that chose it, and after the
 * purchase to its order.
 */
const DATABASE = 'prescription';
const STORE = 'files';
const KEY = 'cart';
const LIFE_MS = 24 * 3_600_000;

interface Chosen {
  file: File;
  at: number;
  /** The account that chose it; null for a visitor, whose choice goes along when they sign in. */
  owner: string | null;
  /** The order that was placed with it; null before. */
  order: string | null;
}

/** The file of this page, only where the browser stores none: another tab may have sent the stored one. */
let inMemory: Chosen | null = null;
const listeners = new Set<() => void>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The browser stores no files'));
  });
}

async function withStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    // Only then is it written: another page may open at once.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(new Error('The browser did not answer'));
  }).finally(() => database.close()) as Promise<Answer>;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'at' in value &&
  typeof value.at === 'number' &&
  'owner' in value &&
  'order' in value;

const remove = async () => {
  inMemory = null;
  await withStore('readwrite', (store) => store.delete(KEY)).catch(() => undefined);
};

/** Null where there is none, or it is a day old. */
async function read(): Promise<Chosen | null> {
  const stored: unknown =
    inMemory ?? (await withStore('readonly', (store) => store.get(KEY)).catch(() => null));
  if (!isChosen(stored)) return null;
  if (Date.now() - stored.at <= LIFE_MS) return stored;
  await remove();
  return null;
}

async function write(chosen: Chosen): Promise<void> {
  inMemory = null;
  await withStore('readwrite', (store) => store.put(chosen, KEY)).catch(() => {
    inMemory = chosen;
  });
}

const tell = () => listeners.forEach((listener) => listener());

/** Changes wait for each other, and readers for them: each reads first and then writes. */
let last: Promise<void> = Promise.resolve();
const inTurn = (change: () => Promise<void>): Promise<void> => (last = last.then(change).then(tell));

const isOf = (chosen: Chosen, userId: string | null) => chosen.owner === null || chosen.owner === userId;

/** The file for the next order of this account, or of a visitor; null where there is none. */
export async function readFileForLater(userId: string | null): Promise<File | null> {
  await last;
  const chosen = await read();
  return chosen && chosen.order === null && isOf(chosen, userId) ? chosen.file : null;
}

/** The file that an order was placed with, until it is sent; null where there is none. */
export async function readFileOfOrder(number: string): Promise<File | null> {
  await last;
  const chosen = await read();
  return chosen?.order === number ? chosen.file : null;
}

/** Stores a file until there is an order to send it for, in place of one before. */
export const storeFileForLater = (file: File, userId: string | null): Promise<void> =>
  inTurn(() => write({ file, at: Date.now(), owner: userId, order: null }));

/** The order is placed: the chosen file goes with it, and with no other. */
export const giveFileToOrder = (number: string, userId: string | null): Promise<void> =>
  inTurn(async () => {
    const chosen = await read();
    if (chosen && chosen.order === null && isOf(chosen, userId)) await write({ ...chosen, order: number });
  });

const forgetWhere = (isMeant: (chosen: Chosen) => boolean): Promise<void> =>
  inTurn(async () => {
    const chosen = await read();
    if (chosen && isMeant(chosen)) await remove();
  });

/** It was taken back. */
export const forgetFileForLater = (): Promise<void> => forgetWhere(() => true);

/** The order has a file now. */
export const forgetFileOfOrder = (number: string): Promise<void> =>
  forgetWhere(({ order }) => order === number);

/** This person has left the device. A file that a visitor has chosen since is not theirs. */
export const forgetFileOf = (userId: string): Promise<void> => forgetWhere(({ owner }) => owner === userId);

/** Calls back when the file changes on this page. @returns how to end it */
export function watchFileForLater(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
