// npm run test:long: what `npm test` does in part, all of it: each property ten times as often, the fuzz with its full number
// of requests, the look of every brand, every command of the docs, and the other versions of Node. Needs the built shop. Takes about an hour.
import { findBrowser } from './find-browser.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run, runBin } from './steps/run.mjs';

const FACTOR = '10';

await runScript(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() };
  const runNode = (args) => run('node', args, { env, mayFail: true });
  const works = {
    'properties and unit tests': () =>
      runBin('vitest', ['run', '--reporter=dot', '--testTimeout=1200000'], {
        env: { TEST_RUNS_FACTOR: FACTOR },
        mayFail: true,
      }),
    fuzz: () => runBin('tsx', ['bench/fuzz.ts'], { mayFail: true }),
    'the look of every brand': () => runNode(['e2e/look/test-look.mjs']),
    commands: () => runNode(['scripts/commands-check.mjs']),
    'other versions of Node': () => runNode(['scripts/test-node.mjs']),
  };
  const failed = [];
  for (const [name, work] of Object.entries(works)) {
    const { code } = await step(name, work);
    if (code !== 0) failed.push(name);
  }
  failed.forEach((name) => console.error(`✗ ${name} failed`));
  process.exit(failed.length > 0 ? 1 : 0);
});
