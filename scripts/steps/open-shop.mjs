import { readFileSync } from 'node:fs';
import { SetupFault, dataDir, isStandalone } from './environment.mjs';
import { keepOwnPages, recordData } from './generated-pages.mjs';
import { seconds, step } from './progress.mjs';
import { useBuiltConfig } from './standalone-settings.mjs';
import { warmPages } from './warm.mjs';

async function waitUntilReady(origin) {
  const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(180_000) });
  if (!answer.ok) throw new SetupFault(`The shop is not ready (${answer.status}): ${await answer.text()}`);
}

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
 * Serves what is built: loads it, opens and fills the database, warms the first pages, says where the shop is.
 * @param options.startedMs when the start began, by `performance.now()`
 */
export async function openShop({ port, startedMs }) {
  const havePages = keepOwnPages();
  if (isStandalone()) useBuiltConfig();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./tracing.mjs');
    startTracing();
  }
  const { startServer } = await import('../server.mjs');
  const server = await step('Loading the shop', () => startServer(port));
  const origin = `http://localhost:${server.port}`;
  try {
    await step('Opening the database, and filling it when it is empty', () => waitUntilReady(origin));
    recordData();
    const { warmed, failed } = await step('Warming the pages', () =>
      warmPages(origin, { everything: !havePages }),
    );
    failed.forEach((line) => console.warn(`  not warmed: ${line}`));
    const lines = [
      '',
      `The shop is open at ${origin} (${seconds(startedMs)}; ${warmed} pages warm).`,
      ...(process.env.SEED_DEMO === 'false' ? [] : describeSignIns()),
      `Data: ${process.env.DATABASE_URL ? 'the Postgres of DATABASE_URL' : `${dataDir()} (embedded database)`}. Stop with Ctrl+C.`,
      '',
    ];
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof SetupFault ? error.message : error);
    await server.stop(1);
  }
}
