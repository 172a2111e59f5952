/**
 * How far a replica is behind, from positions in the primary's log and the times at which this process saw them. It needs
 * no clock but its own, no writes while the shop is idle, and no right that a plain user lacks.
 * @param maxLagMs what is older is forgotten
 */
export function createLag(maxLagMs: number) {
  /** Positions of the primary, oldest first, each with the last time at which it was the newest. */
  let written: { position: bigint; atMs: number }[] = [];
  let replayed: bigint | null = null;

  return {
    /** @param atMs when the primary was asked: what was written before is at or before the position */
    noteWritten(position: bigint, atMs: number): void {
      const newest = written.at(-1);
      // A primary that was put back in time, or replaced, begins another history.
      if (newest && newest.position > position) written = [];
      if (newest?.position === position) newest.atMs = atMs;
      else written.push({ position, atMs });
      written = written.filter((one, index) => index === written.length - 1 || atMs - one.atMs <= maxLagMs);
    },

    noteReplayed(position: bigint): void {
      replayed = position;
    },

    /** How old the state of the replica is at most; infinite when it is older than anything remembered. */
    readMs(nowMs: number): number {
      const known = replayed;
      const reached = known === null ? undefined : written.findLast(({ position }) => position <= known);
      return reached ? nowMs - reached.atMs : Infinity;
    },
  };
}
