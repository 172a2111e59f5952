// npm test: everything. Types, lint, walls, format, vitest; then each brand built, and the browser tests against it; with
// the first brand's build every command of the docs in its short form.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countTests } from './steps/count-tests.mjs';
import { brandIds } from './steps/environment.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const DEFAULT_BRAND = 'boa-lida';
const UNIT_REPORT = 'test-results/unit.json';
const COMMANDS_REPORT = 'test-results/commands.json';
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
const runNode = (args, env = {}) => run(process.execPath, args, { env, mayFail: true });

/** Builds a brand and walks it: the whole suite on the default one, the tests tagged @brand on the others. */
async function testBrand(brand) {
  const isDefault = brand === DEFAULT_BRAND;
  const report = `test-results/e2e-${brand}.json`;
  const env = { NEXT_PUBLIC_BRAND: brand, ...(!isDefault && { NEXT_DIST_DIR: `.next-${brand}` }) };
  const attempt = async (name, args, more = {}) =>
    (await step(`${brand}: ${name}`, () => runNode(args, { ...env, ...more }))).code;
  // The standalone folder is what `npm run ship:check` tries.
  const build = ['scripts/build.mjs', ...(isDefault ? ['--standalone'] : [])];
  const codes = { build: await attempt('build', build) };
  if (codes.build === 0) {
    codes.bundle = await attempt('bundle', ['scripts/check-bundle.mjs']);
    const only = isDefault ? [] : ['--grep', '@brand', '--project', 'desktop'];
    codes['browser tests'] = await attempt('browser tests', ['scripts/e2e.mjs', ...only], {
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
  return { brand, results, broken, unexplained: broken.filter((name) => !explained.includes(name)).length };
}

await runScript(async () => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const verify = await step('verify', () => runNode(['scripts/verify.mjs'], { VITEST_JSON: UNIT_REPORT }));
  const brands = [];
  for (const brand of [DEFAULT_BRAND, ...brandIds().filter((id) => id !== DEFAULT_BRAND)])
    brands.push(await testBrand(brand));

  const unit = readJson(UNIT_REPORT);
  const tests = countTests(unit, readJson(COMMANDS_REPORT), ...brands.map(({ results }) => results));
  if (verify.code !== 0) console.error('✗ verify failed');
  brands.forEach(({ brand, broken }) =>
    broken.forEach((name) => console.error(`✗ ${brand}: ${name} failed`)),
  );
  const verifyUnexplained = verify.code !== 0 && unit?.success !== false ? 1 : 0;
  const failed =
    tests.failed + verifyUnexplained + brands.reduce((sum, { unexplained }) => sum + unexplained, 0);
  const line = `${tests.passed} passed, ${failed} failed`;
  if (process.env.SUMMARY_FILE) writeFileSync(process.env.SUMMARY_FILE, `${line}\n`);
  else console.log(line);
  process.exit(failed > 0 || tests.passed === 0 ? 1 : 0);
});
