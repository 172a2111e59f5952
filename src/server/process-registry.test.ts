import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

it('two copies of the module, as two bundles load them, have one registry', async () => {
  const { processRegistry: one } = await import('./process-registry');
  vi.resetModules();
  const { processRegistry: other } = await import('./process-registry');
  one.port = 3999;
  expect(other.port).toBe(3999);
  delete one.port;
  expect(other.port).toBeUndefined();
});
