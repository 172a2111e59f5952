interface SharedTexts {
  files: readonly string[];
  /** By language. */
  addresses: Readonly<Record<string, string>>;
}

/** The files of texts that come as a script of their own, and its addresses; text-scripts.js says why. */
export const SHARED_TEXTS = JSON.parse(
  process.env.SHARED_TEXTS ?? '{"files":[],"addresses":{}}',
) as SharedTexts;
