/** The outcome of one fault. */
export interface Finding {
  fault: string;
  /** What was measured, in words for the table of docs/reliability.md. */
  figure: string;
  holds: boolean;
}

/** `12.3 s` since a moment of performance.now(). */
export const secondsSince = (startedMs: number): string =>
  `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;
