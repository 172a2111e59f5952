import type { z } from 'zod';
import { dropEmpty, ServerVariables } from './env-rules.mjs';

export { findPaymentFault } from './env-rules.mjs';

/** Server-side settings, read once. Every variable is described in `.env.example`. Browser code never imports this. */
export type Env = z.infer<typeof ServerVariables>;

/**
 * Parses the environment. An empty variable counts as unset.
 * @throws Error naming every variable that is wrong, in one message.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = ServerVariables.safeParse(dropEmpty(source));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: it must be ${issue.message}`);
  throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}\nSee .env.example.`);
}

/** `next build` renders pages before there is a database: nothing may be opened then. */
export const isProductionBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

/** Address of another backend with the same contract, or empty when the API is in this process. */
export function remoteApiUrl(): string {
  const url = process.env.NEXT_PUBLIC_API_URL ?? '';
  return /^https?:\/\//.test(url) ? url : '';
}
