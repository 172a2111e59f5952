import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The client whose request is being handled: an IPv4, an IPv6 /64, or `own` for the shop's own work. */
export const readClient = (): string => storage.getStore() ?? 'own';

/** Runs a request's work with its client readable by `readClient`, at any depth. */
export const runForClient = <T>(client: string, work: () => T): T => storage.run(client, work);
