import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import type { Call } from '@/client/make-call';
import { makeCall } from '@/client/make-call';
import { createHttp } from '@/client/http';
import { readEnv } from '@/env';
import { createApp, type App } from '@/server/app';
import { endlessDisk, type DiskGuard } from '@/server/ports/disk-guard';
import type { Clock } from '@/server/ports/clock';
import { createFiles } from '@/server/ports/media/create-files';
import { createFakeGateway } from '@/server/ports/payments/fake-gateway';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import type { Dependencies } from '@/server/dependencies';
import type { Log } from '@/server/ports/log';
import { createServices, type Services } from '@/server/services';
import { createCollectingMailer, type CollectingMailer } from './collecting-mailer';
import { makeTestDatabase, type TestDatabase } from './test-database';

export interface TestApp {
  app: App;
  services: Services;
  /** Sends a request as a browser of this site would; `token` signs in. JSON bodies are made from `body`. */
  request(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<Response>;
  /** The typed client over the same app. */
  call(token?: string): Call;
  /** What left the shop by mail; nothing does before `services.outbox.sendDueMails()`. */
  mailer: CollectingMailer;
  /** The clock of all services; set it to travel in time. */
  clock: { current: Date; now(): Date };
  close(): Promise<void>;
}

/** The whole API over a fresh database, a stopped clock and the fake acquirer. Close it after the test. */
export async function makeTestApp(
  options: {
    brand?: Brand;
    now?: string;
    disk?: DiskGuard;
    /** Another database than a fresh one in memory; it is closed with the shop. */
    database?: TestDatabase;
    /** Another acquirer than the simulated one. */
    makeGateway?: (clock: Clock) => PaymentGateway;
    /** Variables of the environment beside NODE_ENV. */
    env?: Record<string, string>;
    log?: Log;
  } & Pick<
    Dependencies,
    'freight' | 'cdn' | 'cepDirectory' | 'pages' | 'metrics' | 'state' | 'connections' | 'readsCaughtUp'
  > = {},
): Promise<TestApp> {
  const { db, reads, close } = options.database ?? (await makeTestDatabase());
  const clock = {
    current: new Date(options.now ?? '2026-11-21T12:00:00Z'),
    now() {
      return new Date(this.current);
    },
  };
  const brand = options.brand ?? boaLida;
  const mailer = createCollectingMailer();
  // A test that did not expect the API to break fails on console.error.
  const log: Log = options.log ?? {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object, message: string) => console.error(message, fields),
  };
  // People of tests order more than people.
  const env = readEnv({ NODE_ENV: 'test', UNPAID_ORDERS_MAX: '10000', ...options.env });
  const services = createServices({
    db,
    ...(reads && { reads }),
    brand,
    clock,
    log,
    env,
    ...createFiles(env),
    gateway: options.makeGateway?.(clock) ?? createFakeGateway({ brand, clock }),
    disk: options.disk ?? endlessDisk,
    secret: 'the secret of the tests, thirty-two characters',
    mailer,
    ...(options.freight && { freight: options.freight }),
    ...(options.pages && { pages: options.pages }),
    ...(options.readsCaughtUp && { readsCaughtUp: options.readsCaughtUp }),
    ...(options.cdn && { cdn: options.cdn }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.state && { state: options.state }),
    ...(options.connections && { connections: options.connections }),
    ...(options.cepDirectory && { cepDirectory: options.cepDirectory }),
  });
  const app = createApp(services);
  const request: TestApp['request'] = async (method, path, { body, token, headers } = {}) =>
    app.request(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = (token?: string) =>
    makeCall(async () =>
      createHttp({
        baseURL: 'http://shop.test/api',
        getToken: () => token,
        adapter: 'fetch',
        env: {
          fetch: (input: RequestInfo | URL, init?: RequestInit) =>
            Promise.resolve(app.fetch(new Request(input, init))),
        },
      }),
    );
  return { app, services, request, call, mailer, clock, close };
}
