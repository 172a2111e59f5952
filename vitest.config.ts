import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { clearMocks: true, restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@config': resolve('config'), '@': resolve('src') } },
  test: {
    maxWorkers: Math.min(availableParallelism(), 4),
    // A database of its own for every test file: opening one takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: [
            '{src/{server,http-server,lib,contract,client,service-worker,testing},config,scripts,bench}/**/*.test.{ts,mjs}',
            'src/*.test.ts',
          ],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['src/{features,screens,shell,components}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts', 'src/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
