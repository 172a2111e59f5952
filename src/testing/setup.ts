import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';
import { runs } from './runs';

// A property without a number of its own grows with the factor too. Loading fast-check for every file would cost time.
if (process.env.TEST_RUNS_FACTOR) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  configureGlobal({ ...readConfigureGlobal(), ...runs(100) });
}

// Files of a worker share their modules: stubs of one file must not reach the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/**
 * An unexpected warning fails the test that caused it. A test that expects one says so:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)` and looks at the calls.
 */
const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...message: unknown[]) => void unexpected.push(`console.${level}: ${format(...message)}`);
}

afterEach(() => {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected output:\n${seen.join('\n')}`);
});
