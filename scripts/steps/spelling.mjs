import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { variableNames } from './environment.mjs';

/** Read by Docker's compose from the same file, by tests, by Next and Node. */
const OTHERS = [
  ...[
    'POSTGRES_PASSWORD',
    'HTTP_PORT',
    'SHOP_VERSION',
    'NODE_ENV',
    'NODE_OPTIONS',
    'CHROMIUM_PATH',
    'VERBOSE',
  ],
  ...['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'NEXT_TELEMETRY_DISABLED', 'TZ', 'MAILDIR'],
];
/** Shorter names resemble too many. */
const LEAST_LENGTH = 6;

/** How many letters must be put in, left out or changed to make one word of the other (Levenshtein). */
export function countEdits(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(Math.min(next[column] + 1, row[column + 1] + 1, row[column] + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

function findMeant(name, known) {
  if (name.length < LEAST_LENGTH) return null;
  const [best] = known
    .map((candidate) => ({ candidate, edits: countEdits(name.toUpperCase(), candidate) }))
    .sort((one, other) => one.edits - other.edits);
  return best.edits <= 2 ? best.candidate : null;
}

const readNames = (files) =>
  files
    .filter((path) => existsSync(path))
    .flatMap((path) => Object.keys(parseEnv(readFileSync(path, 'utf8'))));

/**
 * Variables that look like the shop's and are not.
 * @returns each with the name that was probably meant, or null
 */
export function findUnknownVariables(env = process.env, files = ['.env.local', '.env']) {
  const known = variableNames();
  const written = readNames(files);
  return [...new Set([...Object.keys(env), ...written])]
    .filter((name) => !known.includes(name) && !OTHERS.includes(name))
    .map((name) => ({ name, meant: findMeant(name, known) }))
    .filter(({ name, meant }) => meant || name.startsWith('NEXT_PUBLIC_') || written.includes(name));
}

/** Says of each misspelt variable what was meant: it does nothing, and the shop would open without it. */
export function warnOfMisspelt(env = process.env, files = undefined) {
  for (const { name, meant } of findUnknownVariables(env, files))
    if (meant) console.warn(`  ${name} does nothing: the shop knows no such setting. Did you mean ${meant}?`);
}
