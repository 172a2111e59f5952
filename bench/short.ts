/** In the options of each bench. */
export const shortOption = { short: { type: 'boolean', default: false } } as const;

/**
 * `--short`: a load of seconds, with which every run of the suite starts every bench. What must be right is judged as
 * ever; what must be fast is not, and nothing is written into the docs: the machine may be busy.
 */
export const isShort = process.argv.includes('--short');

/** The one value in a short run, the other else. What the command line says wins over both. */
export const inShort = <Value>(short: Value, full: Value): Value => (isShort ? short : full);

/** Ends a short run that lacks a program or server, and says which. A full run goes on, and fails for it. */
export function skipShortWithout(name: string, isThere: boolean): void {
  if (!isShort || isThere) return;
  console.log(`SKIPPED: there is no ${name} here`);
  process.exit(0);
}
