/** The factor by which `npm run test:long` raises the number of cases. */
const FACTOR = Number(process.env.TEST_RUNS_FACTOR ?? 1);

/** How many cases a property is tried with. @param short the number of a usual run */
export const runs = (short: number): { numRuns: number } => ({ numRuns: short * FACTOR });
