// npm run doctor: tells what is wrong with the surroundings of the shop, and what to do. Changes nothing.
//   --json  for machines. Exit code: 1 with a fault, 0 without.
// Imports are dynamic: this must run even where nothing is installed.
import { existsSync } from 'node:fs';
import { fault } from './doctor/finding.mjs';
import { examineNode, examinePackages } from './doctor/machine.mjs';

const SIGNS = { ok: '✓', note: '•', fault: '✗' };

async function examineAll() {
  const findings = [...examineNode(), ...examinePackages()];
  if (findings.some(({ level }) => level === 'fault')) return findings;
  const { loadEnvFiles } = await import('./steps/environment.mjs');
  const { examineShop } = await import('./doctor/examine.mjs');
  try {
    loadEnvFiles();
  } catch (error) {
    // A standalone folder whose settings say another brand or language than its build.
    findings.push(fault('settings', error.message));
  }
  return [...findings, ...(await examineShop())];
}

async function print(findings) {
  const plain = (text) => text;
  const colours = existsSync('node_modules/picocolors') ? (await import('picocolors')).default : null;
  const paint = {
    ok: colours?.green ?? plain,
    note: colours?.yellow ?? plain,
    fault: colours?.red ?? plain,
  };
  const dim = colours?.dim ?? plain;
  for (const { level, about, says, todo } of findings) {
    console.log(`${paint[level](`${SIGNS[level]} ${about}`)}: ${says}`);
    if (todo) console.log(dim(`    ${todo}`));
  }
  const count = (level) => findings.filter((finding) => finding.level === level).length;
  console.log(`\nFaults: ${count('fault')}. Notes: ${count('note')}. In order: ${count('ok')}.`);
}

const findings = await examineAll();
const hasFault = findings.some(({ level }) => level === 'fault');
if (process.argv.includes('--json')) console.log(JSON.stringify({ isWell: !hasFault, findings }, null, 2));
else await print(findings);
process.exit(hasFault ? 1 : 0);
