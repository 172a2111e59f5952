/** A file of texts as it is served. */
export type TextFile = Record<string, unknown>;

/** What tells the files of one build from those of another, whose texts a device may have cached. */
function buildVersion(): string {
  if (typeof window === 'undefined' || !('__NEXT_DATA__' in window)) return '';
  return `?v=${window.__NEXT_DATA__.buildId}`;
}

const reading = new Map<string, Promise<TextFile | null>>();

async function request(address: string): Promise<TextFile | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as TextFile) : null;
  } finally {
    reading.delete(address);
  }
}

/**
 * Reads a text file of the shop; callers at the same time share one request.
 * @returns null when the shop has no such file; rejects without a network
 */
export function readTextFile(language: string, file: string): Promise<TextFile | null> {
  const address = `/locales/${language}/${file}.json${buildVersion()}`;
  const shared = reading.get(address) ?? request(address);
  reading.set(address, shared);
  return shared;
}
