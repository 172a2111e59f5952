import { isDeepStrictEqual } from 'node:util';
import { expect } from 'playwright/test';

const EVERY_MS = 250;
const TIMES = 4;

/** Reads until the same was read for about a second. @returns that */
export async function readWhenStable<Value>(read: () => Promise<Value>): Promise<Value> {
  let last = await read();
  let times = 0;
  const countSame = async () => {
    const next = await read();
    times = isDeepStrictEqual(next, last) ? times + 1 : 0;
    last = next;
    return times;
  };
  await expect.poll(countSame, { intervals: [EVERY_MS], timeout: 60_000 }).toBeGreaterThanOrEqual(TIMES);
  return last;
}
