// What every variable may be: the one list. src/env.ts reads the server's settings by it, and the start scripts, the
// build and `npm run doctor` judge the same values by it before anything of the shop is loaded. Plain JavaScript for
// their sake. `.env.example` describes each variable; a test holds the two against each other.
import { z } from 'zod';

/**
 * A whole number within bounds, from the text of a variable.
 * @param {number} least
 * @param {number} most
 */
const whole = (least, most) => {
  const error = `a number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
};

/** @param {string} example */
const httpUrl = (example) => z.url({ protocol: /^https?$/, error: `like ${example}` });

const postgresUrl = () =>
  z.url({ protocol: /^postgres(ql)?$/, error: 'like postgres://user:password@host:5432/name' });

/** @param {number} length */
const atLeast = (length) => z.string().min(length, `at least ${length} characters`);

/** Read by the server at start. */
export const ServerVariables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  PORT: whole(0, 65_535).default(3000),
  /** Postgres address; empty means the embedded database in DATA_DIR. */
  DATABASE_URL: postgresUrl().default(''),
  /** The same database without a pooler between, for migrations; empty means DATABASE_URL. */
  DATABASE_DIRECT_URL: postgresUrl().default(''),
  /** A streaming replica for reads of the public catalogue; empty means that the primary answers all. */
  DATABASE_REPLICA_URL: postgresUrl().default(''),
  /** A replica that is further behind is not asked. */
  DATABASE_REPLICA_LAG_SECONDS: whole(1, 300).default(5),
  /** Connections of one process to Postgres; the embedded database has one. */
  DATABASE_POOL_SIZE: whole(2, 200).default(10),
  /** Redis that holds the made pages of several instances; empty means each keeps its own on disk. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'like redis://host:6379' }).default(''),
  /** Whose shared cache stands in front: what pages tell it, and who is told when one was rendered again. */
  CDN: z.enum(['none', 'fastly', 'cloudflare'], 'none, fastly or cloudflare').default('none'),
  /** The service (Fastly) or zone (Cloudflare), and the token that may purge it. */
  CDN_SERVICE_ID: z.string().default(''),
  CDN_TOKEN: z.string().default(''),
  /** Where it is told; empty means the address of the provider. */
  CDN_API_URL: httpUrl('https://api.fastly.com').default(''),
  /** Where Next stores the pages it makes while serving; `memory` when several shops run from one build's folder. */
  STOREFRONT_PAGES: z.enum(['disk', 'memory'], 'disk or memory').default('disk'),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().default(''),
  SEED_DEMO: z.enum(['true', 'false'], 'true or false').default('true'),
  DEMO_PASSWORD: z.string().default(''),
  PAYMENT_GATEWAY: z.enum(['fake', 'getnet'], 'fake or getnet').default('fake'),
  /** The second word that a simulated acquirer needs where SITE_URL is no address of this machine. */
  ALLOW_FAKE_PAYMENTS: z.enum(['true', 'false'], 'true or false').default('false'),
  /** Orders of one account that may wait for their payment at the same time; of one address six times as many. */
  UNPAID_ORDERS_MAX: whole(1, 1_000_000).default(10),
  GETNET_URL: httpUrl('https://api.getnet.com.br').default('https://api-homologacao.getnet.com.br'),
  GETNET_CLIENT_ID: z.string().default(''),
  GETNET_CLIENT_SECRET: z.string().default(''),
  GETNET_SELLER_ID: z.string().default(''),
  /** Last part of the address that the acquirer sends its notices to; the contract takes as much of it. */
  GETNET_WEBHOOK_SECRET: atLeast(24).max(200, 'at most 200 characters').default(''),
  /** Address of a service that speaks ViaCEP; empty means the shop's own table of states. */
  CEP_LOOKUP_URL: httpUrl('https://viacep.com.br/ws').default(''),
  /** Bearer token of the freight broker; empty means the shop's own table alone. */
  MELHOR_ENVIO_TOKEN: z.string().default(''),
  MELHOR_ENVIO_URL: httpUrl('https://melhorenvio.com.br').default('https://melhorenvio.com.br'),
  /** `off` takes the service worker off every device that comes by; src/http-server answers it. */
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off').default('on'),
  TRUSTED_PROXY: z.enum(['true', 'false'], 'true or false').default('false'),
  SITE_URL: httpUrl('https://www.shop.example').default(''),
  /** Signs links and forms; empty means one that is made once and stored in DATA_DIR. */
  APP_SECRET: atLeast(32).default(''),
  /** Folder of the mails while no mail server is named; empty means DATA_DIR/mails. */
  MAIL_DIR: z.string().default(''),
  MAIL_FROM: z.string().default(''),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'like smtp://user:password@host:587' })
    .default(''),
  SMTP_HOST: z.string().default(''),
  SMTP_PORT: whole(1, 65_535).default(587),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  /** Bearer token of `GET /api/metrics`; empty means that it cannot be read. */
  METRICS_TOKEN: atLeast(16).default(''),
  /** Where traces go; empty means that nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://collector:4318').default(''),
  OTEL_SERVICE_NAME: z.string().default('storefront'),
  /** How long `GET /api/ready` answers 503 after SIGTERM before the port closes. */
  DRAIN_DELAY_SECONDS: whole(0, 300).default(0),
  /** Below this much free space in DATA_DIR nothing is written. */
  DISK_MIN_FREE_MB: whole(0, 1_000_000).default(200),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'one of fatal, error, warn, info, debug, silent',
    )
    .default('info'),
});

const LOCALES = ['en', 'pt-BR', 'es', 'ar', 'he'];

/** Read by the build and baked into it. Which brands there are is for scripts/steps/environment.mjs to say. */
export const BuildVariables = z.object({
  NEXT_PUBLIC_BRAND: z.string().default('boa-lida'),
  NEXT_PUBLIC_DEFAULT_LOCALE: z.enum(LOCALES, `one of ${LOCALES.join(', ')}`).default('en'),
  NEXT_PUBLIC_API_URL: z
    .union([z.string().startsWith('/'), z.url({ protocol: /^https?$/ })], 'like https://api.shop.example/api')
    .default(''),
  NEXT_PUBLIC_GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'like GTM-ABC1234')
    .default(''),
  TUNING: z.string().optional(),
  NEXT_DIST_DIR: z.string().default('.next'),
});

/**
 * What each acquirer cannot charge without.
 * @type {Record<string, string[]>}
 */
const GATEWAY_VARIABLES = {
  getnet: ['GETNET_CLIENT_ID', 'GETNET_CLIENT_SECRET', 'GETNET_SELLER_ID', 'GETNET_WEBHOOK_SECRET'],
};

/** Values that must not be in a log: addresses that hold a password among them. */
export const SECRET_VARIABLES = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'DEMO_PASSWORD',
  'GETNET_CLIENT_SECRET',
  'GETNET_WEBHOOK_SECRET',
  'MELHOR_ENVIO_TOKEN',
  'APP_SECRET',
  'CDN_TOKEN',
  'SMTP_URL',
  'SMTP_PASSWORD',
  'METRICS_TOKEN',
]);

const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @param {string | undefined} siteUrl */
const isReachedByOthers = (siteUrl) =>
  !!siteUrl && URL.canParse(siteUrl) && !THIS_MACHINE.test(new URL(siteUrl).hostname);

/**
 * Why no payment can be taken with these settings, or null: the acquirer lacks a variable, or it is the simulated one,
 * whose payments are approved by who owes them, in a shop that people reach.
 * @param {{ PAYMENT_GATEWAY?: string, ALLOW_FAKE_PAYMENTS?: string, SITE_URL?: string }
 *   & Record<string, string | number | undefined>} settings
 */
export function findPaymentFault({ PAYMENT_GATEWAY, ALLOW_FAKE_PAYMENTS, SITE_URL, ...others }) {
  const gateway = PAYMENT_GATEWAY || 'fake';
  const missing = (GATEWAY_VARIABLES[gateway] ?? []).filter((name) => !others[name]);
  if (missing.length > 0) return `PAYMENT_GATEWAY=${gateway} needs ${missing.join(', ')} too`;
  if (gateway !== 'fake' || ALLOW_FAKE_PAYMENTS === 'true' || !isReachedByOthers(SITE_URL)) return null;
  return `PAYMENT_GATEWAY=fake lets customers approve their own payments, and SITE_URL is ${SITE_URL}. Set PAYMENT_GATEWAY=getnet, or ALLOW_FAKE_PAYMENTS=true for a shop that sells nothing`;
}

/**
 * The variables that are set: an empty one counts as unset.
 * @param {Record<string, string | undefined>} source
 */
export const dropEmpty = (source) => Object.fromEntries(Object.entries(source).filter(([, value]) => value));
