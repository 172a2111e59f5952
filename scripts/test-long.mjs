// npm run test:long: more than `npm run test:all`: each property ten times as often, the fuzz with its full number of requests,
// every command of the docs in the built shop as it stands, the unit suite on the other versions of Node. Takes about an hour.
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
