import { LRUCache } from 'lru-cache';
import { compress, recompressSmallest, type Encoding } from '../compression';

/**
 * The most bodies that wait for the best compression, so that a robot that requests all pages does not keep the CPU
 * busy.
 */
const MAX_WAITING = 20;

export interface Body {
  bytes: Buffer;
  /** False while a smaller version of the same may follow. */
  isSmallest: boolean;
}

/** A body of an address, by its variant. */
interface Source {
  path: string;
  etag: string;
  encoding: Encoding | null;
  body: Buffer;
}

/**
 * Bodies by address, content and encoding, evicted by size, the longest unread first. Each is compressed once (single
 * flight), however many ask for it at the same time.
 */
export function createCompressedBodies(maxBytes: number) {
  const bodies = new LRUCache<string, Body>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
  });
  const inFlight = new Map<string, Promise<Body>>();
  let recompression = Promise.resolve();
  let waiting = 0;

  async function create(key: string, { body, encoding }: Source): Promise<Body> {
    const created = { bytes: await compress(body, encoding), isSmallest: encoding !== 'br' };
    bodies.set(key, created);
    return created;
  }

  async function recompress(body: Body): Promise<void> {
    try {
      body.bytes = await recompressSmallest(body.bytes);
    } catch (error) {
      console.error('A page stays as it was compressed first:', error);
    } finally {
      waiting -= 1;
    }
  }

  return {
    async get(source: Source): Promise<Body> {
      const key = `${source.encoding} ${source.etag} ${source.body.length} ${source.path}`;
      const known = bodies.get(key) ?? inFlight.get(key);
      if (known) return known;
      const creating = create(key, source).finally(() => inFlight.delete(key));
      inFlight.set(key, creating);
      return creating;
    },

    /** Compresses better for the next visitors: one at a time and in the background, because visitors need the CPU. */
    recompress(body: Body): void {
      if (body.isSmallest || waiting >= MAX_WAITING) return;
      body.isSmallest = true;
      waiting += 1;
      recompression = recompression.then(() => recompress(body));
    },
  };
}
