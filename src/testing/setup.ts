import { format } from 'node:util';
import { afterEach } from 'vitest';

/**
 * A warning nobody expected fails the test that caused it. A test that expects one says so:
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
