// npm run verify: everything that needs no build: types, lint, walls, format, and the tests of vitest.
import pLimit from 'p-limit';
import { listChecks } from './steps/checks.mjs';
import { runScript, step } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

/** Two at a time on two cores; all failures are reported, not only the first. */
async function runChecks() {
  const failures = [];
  await pLimit(2).map(listChecks(), ({ name, run }) =>
    step(name, async () => {
      const { code, output } = await run();
      if (code !== 0) throw new Error(output);
    }).catch(({ message }) => failures.push(`── ${name} ──\n${message}`)),
  );
  failures.forEach((text) => console.error(text));
  return failures.length === 0;
}

await runScript(async () => {
  const areChecksGreen = await runChecks();
  const { code } = await runBin('vitest', ['run'], { mayFail: true });
  if (!areChecksGreen || code !== 0) process.exit(1);
});
