import { z } from 'zod';

/** Server-side settings, read once. Every variable is described in `.env.example`. Browser code never imports this. */
const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Postgres address; empty means the embedded database in DATA_DIR. */
  DATABASE_URL: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().default(''),
  SEED_DEMO: z.enum(['true', 'false']).default('true'),
  DEMO_PASSWORD: z.string().default(''),
  PAYMENT_GATEWAY: z.enum(['fake', 'getnet']).default('fake'),
  GETNET_URL: z.url({ protocol: /^https?$/ }).default('https://api-homologacao.getnet.com.br'),
  GETNET_CLIENT_ID: z.string().default(''),
  GETNET_CLIENT_SECRET: z.string().default(''),
  GETNET_SELLER_ID: z.string().default(''),
  /** Last part of the address that the acquirer sends its notices to. */
  GETNET_WEBHOOK_SECRET: z.string().min(24, 'at least 24 characters').or(z.literal('')).default(''),
  /** Address of a service that speaks ViaCEP; empty means the shop's own table of states. */
  CEP_LOOKUP_URL: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
  /** Bearer token of the freight broker; empty means the shop's own table alone. */
  MELHOR_ENVIO_TOKEN: z.string().default(''),
  MELHOR_ENVIO_URL: z.url({ protocol: /^https?$/ }).default('https://melhorenvio.com.br'),
  /** `off` takes the service worker off every device that comes by; scripts/server.mjs answers it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXY: z.enum(['true', 'false']).default('false'),
  SITE_URL: z.string().default(''),
  /** Signs links and forms; empty means one that is made once and kept in DATA_DIR. */
  APP_SECRET: z.string().min(32, 'at least 32 characters').or(z.literal('')).default(''),
  /** Folder of the mails while no mail server is named; empty means DATA_DIR/mails. */
  MAIL_DIR: z.string().default(''),
  MAIL_FROM: z.string().default(''),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'like smtp://user:password@host:587')
    .refine((value) => URL.canParse(value), 'like smtp://user:password@host:587')
    .or(z.literal(''))
    .default(''),
  SMTP_HOST: z.string().default(''),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
export type Env = z.infer<typeof Env>;

/**
 * Parses the environment. An empty variable counts as unset.
 * @throws Error naming every variable that is wrong, in one message.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}\nSee .env.example.`);
}

/** `next build` renders pages before there is a database: nothing may be opened then. */
export const isProductionBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

/** Address of another backend with the same contract, or empty when the API is in this process. */
export function remoteApiUrl(): string {
  const url = process.env.NEXT_PUBLIC_API_URL ?? '';
  return /^https?:\/\//.test(url) ? url : '';
}
