/**
 * The prescription that was chosen before there is an order. It stays in this browser, so that the shop stores nothing
 * of orders that are never placed, and is forgotten after a day.
 */
const DATABASE = 'prescription';
const STORE = 'files';
const KEY = 'cart';
const LIFE_MS = 24 * 3_600_000;

interface Chosen {
  file: File;
  at: number;
}

/** The file of this page, where the browser stores none. */
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
    const request = ask(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The browser did not answer'));
  }).finally(() => database.close()) as Promise<Answer>;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'at' in value &&
  typeof value.at === 'number';

/** The chosen file; null where there is none, or it is a day old. */
export async function readFileForLater(): Promise<File | null> {
  const stored: unknown =
    inMemory ?? (await withStore('readonly', (store) => store.get(KEY)).catch(() => null));
  if (!isChosen(stored)) return null;
  if (Date.now() - stored.at <= LIFE_MS) return stored.file;
  await forgetFileForLater();
  return null;
}

const tell = () => listeners.forEach((listener) => listener());

/** Stores a file until there is an order to send it for, in place of one before. */
export async function storeFileForLater(file: File): Promise<void> {
  inMemory = { file, at: Date.now() };
  const chosen = inMemory;
  await withStore('readwrite', (store) => store.put(chosen, KEY)).catch(() => undefined);
  tell();
}

/** It was sent, or taken back. */
export async function forgetFileForLater(): Promise<void> {
  inMemory = null;
  await withStore('readwrite', (store) => store.delete(KEY)).catch(() => undefined);
  tell();
}

/** Calls back when the file changes on this page. @returns how to end it */
export function watchFileForLater(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
