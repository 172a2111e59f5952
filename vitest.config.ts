import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { globSync } from 'tinyglobby';
import { configDefaults, defineConfig } from 'vitest/config';

const NODE_TESTS = [
  '{src/{server,http-server,lib,contract,client,service-worker,testing},config,scripts,bench}/**/*.test.{ts,mjs}',
  'src/*.test.ts',
];
const DOM_TESTS = [
  'src/{features,screens,shell,components}/**/*.test.{ts,tsx}',
  'src/{client,lib}/**/*.test.tsx',
];

/** Module mocks, another environment and the registry of the process need modules that no other test file has loaded. */
const NEEDS_OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|@vitest-environment|process-registry'/;

/**
 * Test files of a worker share their modules, and with them the migrated database and the parsed sources: a file costs
 * a third of what it costs with modules of its own. Those that need their own are found by what they call.
 */
function planProject(name: string, patterns: string[], setupFiles: string[], environment: 'node' | 'jsdom') {
  const files = globSync(patterns, { ignore: '**/node_modules/**' });
  const own = files.filter((file) => NEEDS_OWN_MODULES.test(readFileSync(file, 'utf8')));
  const shared = {
    clearMocks: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    environment,
    setupFiles,
  };
  return [
    {
      extends: true as const,
      test: {
        ...shared,
        name,
        isolate: false,
        include: patterns,
        exclude: [...configDefaults.exclude, ...own],
      },
    },
    { extends: true as const, test: { ...shared, name: `${name}, own modules`, include: own } },
  ];
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@config': resolve('config'), '@': resolve('src') } },
  test: {
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      ...planProject('node', NODE_TESTS, ['src/testing/setup.ts'], 'node'),
      ...planProject('dom', DOM_TESTS, ['src/testing/setup.ts', 'src/testing/setup-dom.ts'], 'jsdom'),
    ],
  },
});
