import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import type { Services } from '@/server/services';
import { addressPrefix, readClientAddress } from './client-address';
import type { AppEnv } from './route';

const storage = new AsyncLocalStorage<string>();

/** For whom the work of the moment is done: an IPv4, an IPv6 /64, or the shop itself. */
export const readClient = (): string => storage.getStore() ?? 'own';

/** Remembers the client of a request for what takes turns by client (passwords.ts), however deep it is called. */
export const rememberClient = ({ env }: Pick<Services, 'env'>) =>
  createMiddleware<AppEnv>((c, next) => storage.run(addressPrefix(readClientAddress(c, env)), next));
