import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, packBody, packThoroughly } from './steps/packed-bodies.mjs';

describe('packing', () => {
  it('takes an encoding only where it is offered', () => {
    expect(chooseEncoding('gzip, deflate, br')).toBe('br');
    expect(chooseEncoding('GZIP;q=0.5')).toBe('gzip');
    expect(chooseEncoding('br;q=0, gzip;q=0.0')).toBeNull();
    expect(chooseEncoding('vibrant')).toBeNull();
    expect(chooseEncoding()).toBeNull();
  });

  it('is smaller when it is thorough, and says the same', async () => {
    const varied = Array.from(
      { length: 2_000 },
      (_, index) => `${index * 7919} sacos de ${index % 40} kg`,
    ).join(' ');
    const quick = await packBody(Buffer.from(varied), 'br');
    const thorough = await packThoroughly(quick);
    expect(brotliDecompressSync(thorough).toString()).toBe(varied);
    expect(thorough.length).toBeLessThan(quick.length);
  });
});
