import type { z } from 'zod';
import { readEnv, type Env } from '@/env';
import { BuildVariables, dropEmpty } from '@/env-rules.mjs';

/** Settings of the HTTP server: those of the shop, and those that were fixed at build time. */
export type ServerSettings = Env & z.infer<typeof BuildVariables>;

/** @throws Error naming every variable that is wrong */
export const readServerSettings = (
  source: Record<string, string | undefined> = process.env,
): ServerSettings => ({
  ...readEnv(source),
  ...BuildVariables.parse(dropEmpty(source)),
});
