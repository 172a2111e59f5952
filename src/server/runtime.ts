import pino from 'pino';
import { register } from 'prom-client';
import { brand } from '@config/brands/whole';
import { readEnv, type Env } from '@/env';
import { createApp, type App } from './app';
import { createProcessLock, ownLock, type ProcessLock } from './db/advisory-lock';
import { openDatabase, type Database } from './db/client';
import { seedWhenEmpty } from './db/seed/seed';
import { readAppSecret } from './ports/app-secret';
import { createViaCep } from './ports/cep/viacep';
import { systemClock } from './ports/clock';
import { createDiskGuard, endlessDisk } from './ports/disk-guard';
import { createFreight } from './ports/freight/create-freight';
import { createMailer } from './ports/mailer/create-mailer';
import { logOptions } from './ports/log-options';
import { quietMetrics, type Metrics } from './ports/metrics/metrics';
import { createPrometheusMetrics } from './ports/metrics/prometheus-metrics';
import { watchGateway, watchMailer } from './ports/metrics/watched';
import { createOwnPages, livePages } from './ports/pages/own-pages';
import { createGateway } from './ports/payments/create-gateway';
import { processRegistry } from './process-registry';
import './sentinel';
import { createServices, type Services } from './services';
import { REMEMBER_REFUSALS_MS } from './domains/users/rate-limiter';

export interface Runtime {
  app: App;
  services: Services;
  database: Database;
  /** Of several processes of a brand, the one that has it does the background work. */
  runnerLock: ProcessLock;
}

/** Made once: a start that is tried again counts on. Where nobody may read them nothing is counted. */
function findMetrics({ METRICS_TOKEN }: Env): Metrics {
  if (!METRICS_TOKEN) return quietMetrics;
  return (processRegistry.metrics ??= createPrometheusMetrics(register));
}

async function createRuntime(): Promise<Runtime> {
  const env = readEnv();
  const clock = systemClock;
  const log = pino(logOptions(env.LOG_LEVEL));
  const metrics = findMetrics(env);
  // Before anything is opened: a shop that cannot be paid does not start.
  const gateway = watchGateway(createGateway(env, brand, clock, log), metrics);
  const database = await openDatabase(env, { log, metrics });
  try {
    const secret = readAppSecret(env);
    const dependencies = {
      db: database.db,
      env,
      brand,
      clock,
      log,
      gateway,
      mailer: watchMailer(createMailer(env, brand), metrics),
      freight: createFreight({ env, brand, clock, log, metrics }),
      ...(env.CEP_LOOKUP_URL && { cepDirectory: createViaCep({ url: env.CEP_LOOKUP_URL, clock, metrics }) }),
      disk:
        database.kind === 'embedded'
          ? createDiskGuard(env.DATA_DIR, env.DISK_MIN_FREE_MB * 1024 * 1024, clock)
          : endlessDisk,
      metrics,
      connections: () => database.connections(),
      secret,
      pages: env.NODE_ENV === 'development' ? livePages : createOwnPages(secret),
    };
    if (env.SEED_DEMO === 'true') await seedWhenEmpty(dependencies);
    const services = createServices({ ...dependencies, rememberRefusalsMs: REMEMBER_REFUSALS_MS });
    const runnerLock = env.DATABASE_URL
      ? createProcessLock(env.DATABASE_URL, `background work of ${brand.id}`, log)
      : ownLock;
    return { app: createApp(services), services, database, runnerLock };
  } catch (error) {
    // The lock must not outlive a start that failed, or the next try would find this very process in its way.
    await database.close();
    throw error;
  }
}

/** The running shop of this process: database open, migrated and seeded. A failed start is tried again by the next call. */
export function getRuntime(): Promise<Runtime> {
  processRegistry.runtime ??= createRuntime().catch((error: unknown) => {
    processRegistry.runtime = undefined;
    throw error;
  });
  return processRegistry.runtime;
}
