import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './environment.mjs';

/** Every address, as Next writes it into the list of a build: with the languages before it. */
const EVERYWHERE = /^(\/:nextInternalLocale\([^)]*\))?\/:path\*$/;

/** What config/security-headers.js says of every address, as the build settled it. */
function readRules(dist) {
  const { headers } = JSON.parse(readFileSync(join(dist, 'routes-manifest.json'), 'utf8'));
  const rules = headers.filter(({ source }) => EVERYWHERE.test(source));
  if (rules.length === 0) throw new Error('The build names no headers of every answer');
  return rules;
}

const holds = (request, { type, key, value }) => type === 'header' && request.headers[key] === value;

/**
 * Gives every answer the headers that keep it safe, before it is known who answers: Next leaves them out under `/_next/`
 * and in its plain refusals. An answer may set stricter ones.
 * @returns a function of a request and its response
 */
export function makeSafeHeaders(dist = distDir()) {
  const rules = readRules(dist);
  return (request, response) => {
    for (const { has = [], headers } of rules)
      if (has.every((condition) => holds(request, condition)))
        headers.forEach(({ key, value }) => response.setHeader(key, value));
  };
}
