import pino from 'pino';
import { register } from 'prom-client';
import { brand } from '@config/brands/whole';
import { readEnv, type Env } from '@/env';
import { createApp, type App } from './app';
import { openDatabase, type Database } from './db/client';
import { createLease, ownLease, type Lease } from './db/lease';
import { seedWhenEmpty } from './seed/seed';
import { readAppSecret } from './ports/app-secret';
import { createCdn } from './ports/cdn/create-cdn';
import { createViaCep } from './ports/cep/viacep';
import { systemClock } from './ports/clock';
import { createDiskGuard, createFilesDisk } from './ports/disk-guard';
import { createFreight } from './ports/freight/create-freight';
import { createMailer } from './ports/mailer/create-mailer';
import { createFiles } from './ports/media/create-files';
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
  runnerLease: Lease;
}

declare module './process-registry' {
  interface ProcessRegistry {
    /** The running shop; the HTTP server closes its database at the end. */
    runtime?: Promise<Runtime> | undefined;
  }
}

/** Made once: a start that is tried again counts on. Where they cannot be read, nothing is counted. */
function findMetrics({ METRICS_TOKEN }: Env): Metrics {
  if (!METRICS_TOKEN) return quietMetrics;
  return (processRegistry.metrics ??= createPrometheusMetrics(register));
}

async function createRuntime(): Promise<Runtime> {
  const env = readEnv();
  const clock = systemClock;
  const log = pino(logOptions(env.LOG_LEVEL));
  const metrics = findMetrics(env);
  // Checked first: a shop that cannot take payments does not start.
  const gateway = watchGateway(createGateway(env, brand, clock, log), metrics);
  const cdn = createCdn(env);
  const database = await openDatabase(env, { log, metrics });
  try {
    const secret = readAppSecret(env);
    const dependencies = {
      db: database.db,
      reads: database.reads,
      ...(cdn && { cdn }),
      ...(database.replica && { readsCaughtUp: database.replica.caughtUp }),
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
          : createFilesDisk(env.DATA_DIR),
      metrics,
      connections: () => database.connections(),
      secret,
      ...createFiles(env),
      pages: env.NODE_ENV === 'development' ? livePages : createOwnPages(secret),
    };
    if (env.SEED_DEMO === 'true') await seedWhenEmpty(dependencies);
    const services = createServices({ ...dependencies, rememberRefusalsMs: REMEMBER_REFUSALS_MS });
    const runnerLease = env.DATABASE_URL
      ? createLease(env.DATABASE_URL, `background work of ${brand.id}`, log)
      : ownLease;
    return { app: createApp(services), services, database, runnerLease };
  } catch (error) {
    // The lock must not outlive a failed start, or the next try would be blocked by this very process.
    await database.close();
    throw error;
  }
}

/**
 * The running shop of this process: database open, migrated and seeded. A failed start is tried again by the next call.
 */
export function getRuntime(): Promise<Runtime> {
  processRegistry.runtime ??= createRuntime().catch((error: unknown) => {
    processRegistry.runtime = undefined;
    throw error;
  });
  return processRegistry.runtime;
}
