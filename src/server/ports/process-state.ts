import { processRegistry } from '@/server/process-registry';

/** State of this process, outside of any request. */
export interface ProcessState {
  /** It was told to stop: a proxy should send requests elsewhere. */
  isDraining(): boolean;
  /** When the last round of background jobs ended, or the first began; null where none runs. */
  lastRoundAt(): Date | null;
  /** Whether the page cache that instances share is reached; null without one. */
  isSharedCacheConnected(): boolean | null;
}

export const processState: ProcessState = {
  isDraining: () => processRegistry.isDraining === true,
  lastRoundAt: () => processRegistry.backgroundJobs?.lastRoundAt ?? null,
  isSharedCacheConnected: () => processRegistry.sharedPageCache?.isConnected() ?? null,
};
