import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir, distDir, isStandalone } from './environment.mjs';
import { MAIN } from './http-server.mjs';
import { seconds, step } from './progress.mjs';

/** Who can sign in. On an operator's own Postgres the password is random, and only its first log knows it. */
function describeSignIns() {
  const users = JSON.parse(readFileSync('demo/users.json', 'utf8'));
  const known = process.env.DATABASE_URL
    ? 'written to the log of the first start, once'
    : 'BoaLida-demo-2026';
  const password = process.env.DEMO_PASSWORD ? 'the value of DEMO_PASSWORD at the first start' : known;
  const rights = ({ admin, permissions }) =>
    admin || permissions.length === 0 ? '' : `: ${permissions.join(', ')}`;
  return [
    `Sign in with one of these; password: ${password}`,
    ...users.map((user) => `  ${user.email.padEnd(34)} ${user.role}${rights(user)}`),
  ];
}

/**
 * Starts the HTTP server of the build (src/http-server), and says where the shop is.
 * @param options.startedMs when the start began, by `performance.now()`
 */
export async function openShop({ port, startedMs }) {
  const server = await import(pathToFileURL(resolve(join(distDir(), MAIN))).href);
  const shop = await server.openShop({ port, isStandalone: isStandalone(), step, log: console.log });
  if (!shop) return;
  shop.failed.forEach((line) => console.warn(`  not warmed: ${line}`));
  const lines = [
    '',
    `The shop is open at ${shop.origin} (${seconds(startedMs)}; ${shop.warmed} pages warm).`,
    ...(process.env.SEED_DEMO === 'false' ? [] : describeSignIns()),
    `Data: ${process.env.DATABASE_URL ? 'the Postgres of DATABASE_URL' : `${dataDir()} (embedded database)`}. Stop with Ctrl+C.`,
    '',
  ];
  console.log(lines.join('\n'));
}
