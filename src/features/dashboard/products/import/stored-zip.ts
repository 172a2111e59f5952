import { unzipSync, zipSync } from 'fflate';

const isPart = (name: string) => /\.(xml|rels)$/.test(name);

/**
 * The XML parts of a sheet in a zip without compression. The library that reads it would unpack large ones in workers
 * made from text, which the shop's policy for scripts forbids.
 * @param most bytes they may unpack to, all together: a small file may hold far too much
 * @throws Error when it is no zip, is damaged, or holds more
 */
export function storeZip(bytes: ArrayBuffer, most: number): ArrayBuffer {
  let left = most;
  const parts = unzipSync(new Uint8Array(bytes), {
    // No part is unpacked beyond the size that it declares here.
    filter({ name, originalSize }) {
      if (!isPart(name)) return false;
      left -= originalSize;
      if (left < 0) throw new Error('The sheet holds too much');
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}
