import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from './runs';

it('tries a property that says no number as much more often as the others', () => {
  let tries = 0;
  fc.assert(fc.property(fc.nat(), () => void (tries += 1)));
  expect(tries).toBe(runs(100).numRuns);
});
