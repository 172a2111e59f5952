// npm start: checks the surroundings, builds when needed, opens and seeds the database, serves. Settings: .env.example.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { findStaleness } from './steps/build-stamp.mjs';
import {
  SetupFault,
  checkDataDir,
  checkLock,
  checkNodeVersion,
  checkPort,
  checkVariables,
  dataDir,
  loadEnvFiles,
} from './steps/environment.mjs';
import { keepOwnPages, recordData } from './steps/generated-pages.mjs';
import { arePicturesMade, makePictures } from './steps/pictures.mjs';
import { runScript, seconds, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';
import { warmPages } from './steps/warm.mjs';

const started = performance.now();

/** The build and the pictures need nothing of each other, and there are two cores. */
async function prepare() {
  const reason = findStaleness();
  const works = [];
  if (reason)
    works.push(
      step(`Building, because ${reason} (one to three minutes)`, () =>
        run(process.execPath, ['scripts/build.mjs']),
      ),
    );
  if (!arePicturesMade()) works.push(step('Optimising the pictures (once)', makePictures));
  await Promise.all(works);
}

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

await runScript(async () => {
  checkNodeVersion();
  loadEnvFiles();
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  checkVariables();
  const wantedPort = Number(process.env.PORT || 3000);
  await checkPort(wantedPort);
  checkDataDir();
  checkLock();
  await prepare();
  const havePages = keepOwnPages();

  const { startServer } = await import('./server.mjs');
  const server = await step('Loading the shop', () => startServer(wantedPort));
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
      `The shop is open at ${origin} (${seconds(started)}; ${warmed} pages warm).`,
      ...(process.env.SEED_DEMO === 'false' ? [] : describeSignIns()),
      `Data: ${process.env.DATABASE_URL ? 'the Postgres of DATABASE_URL' : `${dataDir()} (embedded database)`}. Stop with Ctrl+C.`,
      '',
    ];
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof SetupFault ? error.message : error);
    await server.stop(1);
  }
});
