// npm test: everything. Types, lint, walls, format, vitest, a production build, the bundle check, the browser tests.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** What the reports say. A report that is missing counts as nothing: the step that should have written it failed. */
export function countTests(unit, e2e) {
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e ? e2e.stats.expected + e2e.stats.flaky : 0),
    // A test file that cannot be loaded is a failed suite without a failed test.
    failed:
      (unit ? Math.max(unit.numFailedTests, unit.success ? 0 : 1) : 0) +
      (e2e ? e2e.stats.unexpected + e2e.errors.length : 0),
  };
}

await runScript(async () => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const node = (script, env = {}) => run(process.execPath, [`scripts/${script}.mjs`], { env, mayFail: true });
  const codes = {};
  codes.verify = (await step('verify', () => node('verify', { VITEST_JSON: UNIT_REPORT }))).code;
  codes.build = (await step('build', () => node('build'))).code;
  codes.bundle = codes.build || (await step('bundle', () => node('check-bundle'))).code;
  codes.e2e = codes.build || (await step('browser tests', () => node('e2e', { E2E_JSON: E2E_REPORT }))).code;

  const { passed, failed } = countTests(readJson(UNIT_REPORT), readJson(E2E_REPORT));
  const broken = Object.entries(codes).filter(([, code]) => code !== 0);
  broken.forEach(([name]) => console.error(`✗ ${name} failed`));
  // A step that fails without a failed test (types, lint, build…) is a failure of its own.
  const line = `${passed} passed, ${failed || broken.length} failed`;
  if (process.env.SUMMARY_FILE) writeFileSync(process.env.SUMMARY_FILE, `${line}\n`);
  else console.log(line);
  process.exit(broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0);
});
