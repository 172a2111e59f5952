import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUZZ_ROLES, openFuzzWorld, type FuzzWorld } from '@/testing/fuzz/fuzz-world';
import { describeFault, isStillSignedIn, runFuzz } from '@/testing/fuzz/run-fuzz';

/** `npm run bench:fuzz` sends 10,000 for every role, and judges how long an answer takes. */
const REQUESTS = 80;
const REQUESTS_OF_ADMIN = 300;
const SEED = 20_261_121;
const LEAST_SHARE_OF_RIGHT_ONES = 0.3;
const TIMEOUT_MS = 300_000;

let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

describe('requests made from the contract, right and wrong', () => {
  it.each(FUZZ_ROLES)(
    'from %s never break the server, tell nothing of its inside and are answered as the contract says',
    async (role) => {
      const person = await world.makePerson(role);
      const outcome = await runFuzz(world, person, {
        requests: role === 'admin' ? REQUESTS_OF_ADMIN : REQUESTS,
        seed: SEED,
      });
      expect(outcome.faults.map(describeFault)).toEqual([]);
      expect(outcome.broken).toBe(0);
      expect(await isStillSignedIn(world, person)).toBe(true);
      // Else nothing but the door is tried.
      expect(outcome.ok / outcome.requests).toBeGreaterThan(LEAST_SHARE_OF_RIGHT_ONES);
    },
    TIMEOUT_MS,
  );
});
