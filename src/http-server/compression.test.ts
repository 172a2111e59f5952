import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, negotiateEncoding, recompressSmallest } from './compression';

describe('compression', () => {
  it('takes an encoding only where it is offered', () => {
    expect(negotiateEncoding('gzip, deflate, br')).toBe('br');
    expect(negotiateEncoding('GZIP;q=0.5')).toBe('gzip');
    expect(negotiateEncoding('br;q=0, gzip;q=0.0')).toBeNull();
    expect(negotiateEncoding('vibrant')).toBeNull();
    expect(negotiateEncoding()).toBeNull();
    expect(negotiateEncoding('identity')).toBeNull();
  });

  it('follows the weights of a browser, and takes what is there', () => {
    expect(negotiateEncoding('br;q=0.2, gzip;q=0.9')).toBe('gzip');
    expect(negotiateEncoding('*')).toBe('br');
    expect(negotiateEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(negotiateEncoding('br', ['gzip'])).toBeNull();
  });

  it('is smaller at the second try, and says the same', async () => {
    const varied = Array.from(
      { length: 2_000 },
      (_, index) => `${index * 7919} sacos de ${index % 40} kg`,
    ).join(' ');
    const quick = await compress(Buffer.from(varied), 'br');
    const smallest = await recompressSmallest(quick);
    expect(brotliDecompressSync(smallest).toString()).toBe(varied);
    expect(smallest.length).toBeLessThan(quick.length);
  });
});
