import pino from 'pino';
import { brand } from '@config/brands';
import { readEnv } from '@/env';
import { createApp, type App } from './app';
import { openDatabase, type Database } from './db/client';
import { seedWhenEmpty } from './db/seed/seed';
import { readAppSecret } from './ports/app-secret';
import { createViaCep } from './ports/cep/viacep';
import { systemClock } from './ports/clock';
import { createDiskGuard, endlessDisk } from './ports/disk-guard';
import { createFreight } from './ports/freight/create-freight';
import { createMailer } from './ports/mailer/create-mailer';
import { logOptions } from './ports/log-options';
import { createOwnPages, livePages } from './ports/pages/own-pages';
import { createGateway } from './ports/payments/create-gateway';
import './sentinel';
import { createServices, type Services } from './services';

export interface Runtime {
  app: App;
  services: Services;
  database: Database;
}

// Next bundles pages and API apart, so this module exists twice in one process; only globalThis is shared.
const holder = globalThis as typeof globalThis & { __storefrontRuntime?: Promise<Runtime> };

async function createRuntime(): Promise<Runtime> {
  const env = readEnv();
  const clock = systemClock;
  const log = pino(logOptions(env.LOG_LEVEL));
  // Before anything is opened: a shop that cannot be paid does not start.
  const gateway = createGateway(env, brand, clock, log);
  const database = await openDatabase(env);
  try {
    const secret = readAppSecret(env);
    const dependencies = {
      db: database.db,
      env,
      brand,
      clock,
      log,
      gateway,
      mailer: createMailer(env, brand),
      freight: createFreight({ env, brand, clock, log }),
      ...(env.CEP_LOOKUP_URL && { cepDirectory: createViaCep({ url: env.CEP_LOOKUP_URL, clock }) }),
      disk: database.kind === 'embedded' ? createDiskGuard(env.DATA_DIR, clock) : endlessDisk,
      secret,
      pages: env.NODE_ENV === 'development' ? livePages : createOwnPages(secret),
    };
    if (env.SEED_DEMO === 'true') await seedWhenEmpty(dependencies);
    const services = createServices(dependencies);
    return { app: createApp(services), services, database };
  } catch (error) {
    // The lock must not outlive a start that failed, or the next try would find this very process in its way.
    await database.close();
    throw error;
  }
}

/** The running shop of this process: database open, migrated and seeded. A failed start is tried again by the next call. */
export function getRuntime(): Promise<Runtime> {
  holder.__storefrontRuntime ??= createRuntime().catch((error: unknown) => {
    holder.__storefrontRuntime = undefined;
    throw error;
  });
  return holder.__storefrontRuntime;
}
