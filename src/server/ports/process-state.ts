/** What this process knows of itself outside of any request. */
export interface ProcessState {
  /** It was told to stop: whoever sends requests here should turn elsewhere. */
  isDraining(): boolean;
  /** When background work last went round, or began to; null where none runs. */
  lastRoundAt(): Date | null;
  /** Whether the cache of pages that instances share is reached; null without one. */
  isSharedCacheConnected(): boolean | null;
}

/** scripts/server.mjs, the background work and the cache of pages leave word here: none of them can be imported. */
const holder = globalThis as typeof globalThis & {
  __storefrontDraining?: boolean;
  __storefrontBackground?: { lastRoundAt?: Date };
  __storefrontSharedPages?: { isConnected?: () => boolean };
};

export const processState: ProcessState = {
  isDraining: () => holder.__storefrontDraining === true,
  lastRoundAt: () => holder.__storefrontBackground?.lastRoundAt ?? null,
  isSharedCacheConnected: () => holder.__storefrontSharedPages?.isConnected?.() ?? null,
};
