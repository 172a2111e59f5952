import { vi } from 'vitest';

/** Repeats a check until it holds, for up to 20 seconds: one second, as Vitest waits, is short on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 20_000);
