import { processRegistry } from '@/server/process-registry';

/** What this process knows of itself outside of any request. */
export interface ProcessState {
  /** It was told to stop: whoever sends requests here should turn elsewhere. */
  isDraining(): boolean;
  /** When background work last went round, or began to; null where none runs. */
  lastRoundAt(): Date | null;
  /** Whether the cache of pages that instances share is reached; null without one. */
  isSharedCacheConnected(): boolean | null;
}

export const processState: ProcessState = {
  isDraining: () => processRegistry.isDraining === true,
  lastRoundAt: () => processRegistry.backgroundJobs?.lastRoundAt ?? null,
  isSharedCacheConnected: () => processRegistry.sharedPageCache?.isConnected() ?? null,
};
