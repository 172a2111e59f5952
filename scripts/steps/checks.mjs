import { existsSync, writeFileSync } from 'node:fs';
import { runBin } from './run.mjs';

const NEXT_TYPES = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

/** What is checked without running the code, slowest first. */
const CHECKS = {
  lint: [
    'eslint',
    ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'],
  ],
  types: ['tsc', ['--noEmit']],
  walls: [
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'src', 'pages', 'config', 'instrumentation.ts'],
  ],
  format: ['prettier', ['--check', '.', '--log-level', 'warn', '--cache']],
};

/** @returns the name of each check and what runs it, to `{ code, output }` */
export function listChecks() {
  // Next writes this file with its first build; a fresh clone is checked before that.
  if (!existsSync('next-env.d.ts')) writeFileSync('next-env.d.ts', NEXT_TYPES);
  return Object.entries(CHECKS).map(([name, [bin, args]]) => ({
    name,
    run: () => runBin(bin, args, { quiet: true, mayFail: true }),
  }));
}
