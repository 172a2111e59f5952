// npm test: everything. Types, lint, walls, format, vitest, a production build, the bundle check, the browser tests.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countTests } from './steps/count-tests.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

await runScript(async () => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const node = (script, env = {}) => run(process.execPath, [`scripts/${script}.mjs`], { env, mayFail: true });
  const codes = {};
  codes.verify = (await step('verify', () => node('verify', { VITEST_JSON: UNIT_REPORT }))).code;
  codes.build = (await step('build', () => node('build'))).code;
  codes.bundle = codes.build || (await step('bundle', () => node('check-bundle'))).code;
  codes.e2e = codes.build || (await step('browser tests', () => node('e2e', { E2E_JSON: E2E_REPORT }))).code;

  const unit = readJson(UNIT_REPORT);
  const e2e = readJson(E2E_REPORT);
  const tests = countTests(unit, e2e);
  // A step that broke without a failed test to show for it (types, lint, build…) is a failure of its own.
  const explained = {
    verify: unit?.success === false,
    build: false,
    bundle: codes.build !== 0,
    e2e: codes.build !== 0 || countTests(null, e2e).failed > 0,
  };
  const broken = Object.keys(codes).filter((name) => codes[name] !== 0);
  broken.forEach((name) => console.error(`✗ ${name} failed`));
  const failed = tests.failed + broken.filter((name) => !explained[name]).length;
  const line = `${tests.passed} passed, ${failed} failed`;
  if (process.env.SUMMARY_FILE) writeFileSync(process.env.SUMMARY_FILE, `${line}\n`);
  else console.log(line);
  process.exit(failed > 0 || tests.passed === 0 ? 1 : 0);
});
