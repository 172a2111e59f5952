import { readFileSync } from 'node:fs';

/**
 * The counts that a step has written. When they are missing, it is not known what was tested: that is a fault, whatever
 * its exit code is.
 * @returns {{ counts: object | null, fault: string | null }}
 */
export function readReport(path) {
  try {
    return { counts: JSON.parse(readFileSync(path, 'utf8')), fault: null };
  } catch (error) {
    const reason = error.code === 'ENOENT' ? 'was not written' : `is no whole report (${error.message})`;
    return { counts: null, fault: `${path} ${reason}: what was tested is not known.` };
  }
}
