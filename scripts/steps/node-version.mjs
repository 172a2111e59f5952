// Needs Node alone: the doctor reads it where nothing is installed.
import { readFileSync } from 'node:fs';

/** What package.json allows, `^20.20.0 || ^22.12.0`: each major number with the first minor that does. */
function readRanges() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  return engines.node.split('||').map((range) => {
    const [, major, minor] = /^\s*\^(\d+)\.(\d+)\.0\s*$/.exec(range) ?? [];
    if (minor === undefined)
      throw new Error(`engines.node of package.json has a range of another form: ${range}`);
    return { major: Number(major), minor: Number(minor) };
  });
}

/** @returns which versions are needed, in words, or null when this is one of them */
export function findNodeFault(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const ranges = readRanges();
  if (ranges.some((range) => major === range.major && minor >= range.minor)) return null;
  const needed = ranges.map((range) => `${range.major} from ${range.major}.${range.minor}`);
  return `Node ${needed.join(', ').replace(/, (?=[^,]*$)/, ' or ')} is needed; this is ${version}.`;
}
