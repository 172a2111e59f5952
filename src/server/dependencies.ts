import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import type { Db } from './db/client';
import type { CdnPurge } from './ports/cdn/create-cdn';
import type { CepDirectory } from './ports/cep/cep-directory';
import type { Clock } from './ports/clock';
import type { DiskGuard } from './ports/disk-guard';
import type { FreightProvider } from './ports/freight/freight-provider';
import type { Log } from './ports/log';
import type { Mailer } from './ports/mailer/mailer';
import type { Files } from './ports/media/create-files';
import type { Metrics } from './ports/metrics/metrics';
import type { PageMaker } from './ports/pages/page-maker';
import type { PaymentGateway } from './ports/payments/gateway';
import type { ProcessState } from './ports/process-state';

/** What the services are built from. Tests pass a fresh database, a fixed clock and fakes. */
export interface Dependencies extends Files {
  db: Db;
  /** For reads of the public catalogue, which a replica may answer; `db` unless given. */
  reads?: Db;
  /** Resolves when whatever was saved by now is seen by `reads` of every instance; at once unless given. */
  readsCaughtUp?: () => Promise<void>;
  env: Env;
  brand: Brand;
  clock: Clock;
  log: Log;
  gateway: PaymentGateway;
  disk: DiskGuard;
  /** Signs links and tokens that come back to the shop (ports/app-secret.ts). */
  secret: string;
  mailer: Mailer;
  /** Prices deliveries; the shop's own table unless given. */
  freight?: FreightProvider;
  /** Renders stored pages again. Without it, requests for that wait. */
  pages?: PageMaker;
  /** Removes what a CDN has of pages that were rendered again. Without it, none stands in front. */
  cdn?: CdnPurge;
  /** Finds the street of a CEP; the shop's own table of states unless given. */
  cepDirectory?: CepDirectory;
  /** Counts what happens. Without it, nothing is counted. */
  metrics?: Metrics;
  /** The pool of database connections, where there is one. */
  connections?: () => { total: number; idle: number; waiting: number };
  /** How long a rate limiter refuses from memory, without asking the database; not at all unless given. */
  rememberRefusalsMs?: number;
  /** State of this process; read from the process registry unless given. */
  state?: ProcessState;
}
