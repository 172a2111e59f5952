import { createMiddleware } from 'hono/factory';
import { runForClient } from '@/server/kernel/current-client';
import type { Services } from '@/server/services';
import { addressPrefix } from '@/lib/client-address';
import { readClientAddress } from './client-address';
import type { AppEnv } from './route';

/** Makes the client of a request readable for work that is queued by client (passwords.ts). */
export const rememberClient = ({ env }: Pick<Services, 'env'>) =>
  createMiddleware<AppEnv>((c, next) => runForClient(addressPrefix(readClientAddress(c, env)), next));
