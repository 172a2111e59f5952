// npm test: everything. Types, lint, walls, format, vitest; then each brand built, and the browser tests against it; with
// the first brand's build every command of the docs in its short form; last the main journeys on a build without tunings.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countTests } from './steps/count-tests.mjs';
import { brandIds } from './steps/environment.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const DEFAULT_BRAND = 'boa-lida';
/** Walked on Next and next-i18next as they come, too (config/tuning). */
const MAIN_JOURNEYS = ['find-a-product', 'buy-with-pix', 'languages', 'account', 'dashboard-products'];
const UNIT_REPORT = 'test-results/unit.json';
const COMMANDS_REPORT = 'test-results/commands.json';
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
const runNode = (args, env = {}) => run(process.execPath, args, { env, mayFail: true });

const STOCK = { name: 'stock', brand: DEFAULT_BRAND, env: { TUNING: 'off', NEXT_DIST_DIR: '.next-stock' } };

/** What is built and walked: the whole suite on the default brand, the tests tagged @brand on the others. */
const listTargets = () => [
  { name: DEFAULT_BRAND, brand: DEFAULT_BRAND, env: {} },
  ...brandIds()
    .filter((id) => id !== DEFAULT_BRAND)
    .map((id) => ({ name: id, brand: id, env: { NEXT_DIST_DIR: `.next-${id}` } })),
  STOCK,
];

function chooseTests(name) {
  if (name === DEFAULT_BRAND) return [];
  const desktop = ['--project', 'desktop'];
  if (name === STOCK.name) return [...MAIN_JOURNEYS.map((spec) => `e2e/${spec}.spec.ts`), ...desktop];
  return ['--grep', '@brand', ...desktop];
}

async function testTarget({ name: target, brand, env: more }) {
  const isDefault = target === DEFAULT_BRAND;
  const report = `test-results/e2e-${target}.json`;
  const env = { NEXT_PUBLIC_BRAND: brand, ...more };
  const attempt = async (name, args, more = {}) =>
    (await step(`${target}: ${name}`, () => runNode(args, { ...env, ...more }))).code;
  // The standalone folder is what `npm run ship:check` tries.
  const build = ['scripts/build.mjs', ...(isDefault ? ['--standalone'] : [])];
  const codes = { build: await attempt('build', build) };
  if (codes.build === 0) {
    // Ceilings are those of the tuned build.
    if (target !== STOCK.name) codes.bundle = await attempt('bundle', ['scripts/check-bundle.mjs']);
    codes['browser tests'] = await attempt('browser tests', ['scripts/e2e.mjs', ...chooseTests(target)], {
      E2E_JSON: report,
    });
    if (isDefault)
      codes.commands = await attempt('commands', ['scripts/commands-check.mjs'], {
        COMMANDS_JSON: COMMANDS_REPORT,
      });
  }
  const results = readJson(report);
  const broken = Object.keys(codes).filter((name) => codes[name] !== 0);
  // A step that broke without a failed test to show for it is a failure of its own.
  const explained = [
    ...(countTests(null, results).failed > 0 ? ['browser tests'] : []),
    ...(countTests(null, readJson(COMMANDS_REPORT)).failed > 0 ? ['commands'] : []),
  ];
  return { target, results, broken, unexplained: broken.filter((name) => !explained.includes(name)).length };
}

await runScript(async () => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const verify = await step('verify', () => runNode(['scripts/verify.mjs'], { VITEST_JSON: UNIT_REPORT }));
  const outcomes = [];
  for (const target of listTargets()) outcomes.push(await testTarget(target));

  const unit = readJson(UNIT_REPORT);
  const tests = countTests(unit, readJson(COMMANDS_REPORT), ...outcomes.map(({ results }) => results));
  if (verify.code !== 0) console.error('✗ verify failed');
  outcomes.forEach(({ target, broken }) =>
    broken.forEach((name) => console.error(`✗ ${target}: ${name} failed`)),
  );
  const verifyUnexplained = verify.code !== 0 && unit?.success !== false ? 1 : 0;
  const failed =
    tests.failed + verifyUnexplained + outcomes.reduce((sum, { unexplained }) => sum + unexplained, 0);
  const line = `${tests.passed} passed, ${failed} failed`;
  if (process.env.SUMMARY_FILE) writeFileSync(process.env.SUMMARY_FILE, `${line}\n`);
  else console.log(line);
  process.exit(failed > 0 || tests.passed === 0 ? 1 : 0);
});
