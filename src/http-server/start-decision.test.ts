import { describe, expect, it } from 'vitest';
import { decideStart } from './start-decision';

const refusal = (...details: string[]) => JSON.stringify({ errorCode: 'UNAVAILABLE', details });

describe('a start', () => {
  it('goes on without a word when the shop is ready', () => {
    expect(decideStart(200, '{"status":"ready"}')).toBeNull();
  });

  it('goes on with a warning where the disk is full or background work is late: pages can be shown', () => {
    expect(decideStart(503, refusal('disk'))).toContain('not ready: disk.');
    expect(decideStart(503, refusal('disk', 'background'))).toContain('disk, background');
  });

  it('ends without a database, when it is told to stop, and after an answer that says nothing', () => {
    for (const body of [refusal('database'), refusal('disk', 'database'), refusal('draining'), refusal(), ''])
      expect(() => decideStart(503, body)).toThrow(/not ready \(503\)/);
    expect(() => decideStart(500, refusal('disk'))).toThrow(/not ready \(500\)/);
  });
});
