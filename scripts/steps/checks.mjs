import { existsSync, writeFileSync } from 'node:fs';
import { runBin } from './run.mjs';

const NEXT_TYPES = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

/** The arguments of dependency-cruiser; the diagram of docs/architecture.md is drawn with the same ones. */
export const WALLS = ['--config', '.dependency-cruiser.cjs', 'src', 'pages', 'config', 'instrumentation.ts'];

/** What is checked without running the code, slowest first. */
const CHECKS = {
  lint: ['oxlint', ['--deny-warnings']],
  types: ['../typescript-native/bin/tsc', ['--singleThreaded', '--incremental', 'false']],
  walls: ['depcruise', WALLS],
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
