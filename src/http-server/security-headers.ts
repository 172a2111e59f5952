import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import type { Handler } from './handler';

/** Every address, as Next writes it into the list of a build: with the languages before it. */
const EVERYWHERE = /^(\/:nextInternalLocale\([^)]*\))?\/:path\*$/;

const Condition = z.object({ type: z.string(), key: z.string(), value: z.string().optional() });
const Rule = z.object({
  source: z.string(),
  has: z.array(Condition).default([]),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const RoutesManifest = z.object({ headers: z.array(Rule) });

/** The headers of config/security-headers.js, as the build resolved them. */
function readRules(distDir: string) {
  const manifest: unknown = JSON.parse(readFileSync(join(distDir, 'routes-manifest.json'), 'utf8'));
  const rules = RoutesManifest.parse(manifest).headers.filter(({ source }) => EVERYWHERE.test(source));
  if (rules.length === 0) throw new Error('The build names no headers of every answer');
  return rules;
}

const holds = (request: IncomingMessage, { type, key, value }: z.infer<typeof Condition>) =>
  type === 'header' && request.headers[key] === value;

/**
 * Sets the security headers on every response, before anything answers: Next leaves them out under `/_next/` and in its
 * plain errors. An answer may set stricter ones.
 */
export function createSecurityHeaders(distDir: string): Handler {
  const rules = readRules(distDir);
  return (request, response) => {
    for (const { has, headers } of rules)
      if (has.every((condition) => holds(request, condition)))
        headers.forEach(({ key, value }) => response.setHeader(key, value));
  };
}
