interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not in TypeScript's list, nor in every browser. */
const connection = () =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** The person asked their browser to save data. */
export const wantsToSaveData = (): boolean => connection()?.saveData === true;

/** Data is dear: the person said so, or the network is one of 2G. Nothing is loaded on suspicion then. */
export const isDataDear = (): boolean => wantsToSaveData() || /2g/.test(connection()?.effectiveType ?? '');
