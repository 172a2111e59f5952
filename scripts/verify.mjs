// npm run verify: everything that needs no build: types, lint, walls, format, and the tests of vitest.
import { existsSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { runScript, step } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

const NEXT_TYPES = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

const checks = {
  types: ['tsc', ['--noEmit']],
  lint: [
    'eslint',
    ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'],
  ],
  walls: [
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'src', 'pages', 'config', 'instrumentation.ts'],
  ],
  format: ['prettier', ['--check', '.', '--log-level', 'warn', '--cache']],
};

/** Two at a time on two cores; all of them are told, not only the first that fails. */
async function runChecks() {
  const failures = [];
  await pLimit(2).map(Object.entries(checks), ([name, [bin, args]]) =>
    step(name, async () => {
      const { code, output } = await runBin(bin, args, { quiet: true, mayFail: true });
      if (code !== 0) throw new Error(output);
    }).catch(({ message }) => failures.push(`── ${name} ──\n${message}`)),
  );
  failures.forEach((text) => console.error(text));
  return failures.length === 0;
}

await runScript(async () => {
  // Next writes this file with its first build; a fresh clone is checked before that.
  if (!existsSync('next-env.d.ts')) writeFileSync('next-env.d.ts', NEXT_TYPES);
  const areChecksGreen = await runChecks();
  const reporters = process.env.VITEST_JSON
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${process.env.VITEST_JSON}`]
    : [];
  const { code } = await runBin('vitest', ['run', ...reporters], { mayFail: true });
  if (!areChecksGreen || code !== 0) process.exit(1);
});
