// npm run commands:check [-- name … | --part=2/5]: starts every command that README.md and docs/ name, in a short form,
// one after the other, on data of its own, and lets each judge itself. Needs the built shop; the e2e's browser for `npm
// run bench`. Ends with 1 when one fails. COMMANDS_JSON names a file for the counts, in the form of Playwright's.
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { COMMANDS, takePart } from './commands-check/commands.mjs';
import { makePlace } from './commands-check/place.mjs';
import { runCommand } from './commands-check/run-command.mjs';
import { findBrowser } from './find-browser.mjs';
import { distDir } from './steps/environment.mjs';
import { runScript, seconds } from './steps/progress.mjs';

const SIGNS = { passed: '✓', skipped: '•', failed: '✗' };

const findFreePort = () =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

async function tryCommand(command, place, shared) {
  const [needed, reason] = command.needs ?? [];
  if (needed && !existsSync(join(distDir(), needed))) return { outcome: 'skipped', says: reason };
  const port = await findFreePort();
  return runCommand(command.name, {
    args: command.args?.(place),
    env: { ...shared, DATA_DIR: place.data, PORT: String(port), ...command.env?.(place) },
    cwd: command.in ? place[command.in] : '.',
    until: command.until && `http://localhost:${port}${command.until}`,
  });
}

await runScript(async () => {
  const [part = 1, parts = 1] = (/^--part=(\d+)\/(\d+)$/.exec(process.argv[2]) ?? []).slice(1).map(Number);
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--part='));
  const place = makePlace();
  const shared = {
    // Pictures take a minute to make; those of an earlier run are good enough.
    MEDIA_DIR: process.env.MEDIA_DIR || resolve('.data/media'),
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'warn',
    SERVICE_WORKER: 'off',
    CHROMIUM_PATH: await findBrowser(),
  };
  const counts = { passed: 0, skipped: 0, failed: 0 };
  const startedAll = performance.now();
  try {
    for (const command of takePart(COMMANDS, part, parts)) {
      if (wanted.length > 0 && !wanted.some((word) => command.name.endsWith(word))) continue;
      const started = performance.now();
      const { outcome, says } = await tryCommand(command, place, shared);
      counts[outcome] += 1;
      const line = [command.name, ...(command.args?.(place) ?? [])].join(' ');
      console.log(`${SIGNS[outcome]} ${line} (${seconds(started)})${says && ` ${outcome}: ${says}`}`);
    }
  } finally {
    place.remove();
  }
  console.log(
    `Commands: ${counts.passed} passed, ${counts.skipped} skipped, ${counts.failed} failed in ${seconds(startedAll)}.`,
  );
  const stats = { expected: counts.passed, skipped: counts.skipped, unexpected: counts.failed, flaky: 0 };
  if (process.env.COMMANDS_JSON)
    writeFileSync(process.env.COMMANDS_JSON, JSON.stringify({ stats, errors: [] }));
  if (counts.failed > 0) process.exit(1);
});
