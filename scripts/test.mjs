// npm test: types, lint, walls, format and vitest; the default brand built, checked and walked on its main journeys; and
// one part of what takes an hour as a whole: the browser suite, the other brands, the stock build on other versions of
// Node, the look of the pieces, the commands that the docs name, the recipes. `npm run test:all` does all of it at once
// (docs/testing.md).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { COMMANDS, takePart } from './commands-check/commands.mjs';
import { findBrowser } from './find-browser.mjs';
import { listChecks } from './steps/checks.mjs';
import { countTests } from './steps/count-tests.mjs';
import { brandIds } from './steps/environment.mjs';
import { MAIN_JOURNEYS } from './steps/main-journeys.mjs';
import { installNode } from './steps/other-node.mjs';
import { COMMAND_PARTS, DEFAULT_BRAND, planAll, planTurn } from './steps/plan-run.mjs';
import { runScript, step } from './steps/progress.mjs';
import { readReport } from './steps/read-report.mjs';
import { run, runBin } from './steps/run.mjs';
import { whyFailed } from './steps/why-failed.mjs';

/** Two cores: each work below takes one of them, so that two run side by side. */
const LANES = 2;
const UNIT_SHARDS = 3;
const FIRST_PORT = 3210;
/** The tag of tests that take minutes each: a turn of their own. */
const LONG = '@long';
/** Compiles a copy of the tree and runs its tests: a work of its own. */
const RECIPES = 'scripts/recipes/follow-recipes.test.ts';

const commits = Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout) || 0;
const plan = process.argv.includes('--all') ? planAll(brandIds()) : planTurn(commits, brandIds());
const needsStandalone = plan.commandParts.some((part) =>
  takePart(COMMANDS, part, COMMAND_PARTS).some(({ name }) => name === 'npm run ship:check'),
);

const lanes = pLimit(LANES);
const failures = [];
const unitReports = [];
const browserReports = [];
let ports = FIRST_PORT;

/** @param isCounted whether a report of failed tests counts it already */
function fail(title, output, isCounted = false) {
  console.error(`── ${title} ──\n${output}`);
  failures.push({ title, output, isCounted });
}

/**
 * Waits for a free core and runs one task there. Its output is shown when it fails.
 * @param report file that the work writes its counts to: with a failed test in it, the failure is counted there; without
 * it the work has failed
 */
function work(title, { run: runWork, report, reports }) {
  return lanes(async () => {
    const { code, output } = await step(title, runWork);
    const { counts, fault } = report ? readReport(report) : { counts: null, fault: null };
    if (counts) reports.push(counts);
    if (fault) return fail(title, `${output}\n${fault}`);
    if (code === 0) return;
    const isCounted =
      counts !== null && (reports === unitReports ? !counts.success : countTests(null, counts).failed > 0);
    fail(title, output, isCounted);
  });
}

const runNode = (args, env) => run('node', args, { env, quiet: true, mayFail: true });

function runUnit(title, args) {
  const report = `test-results/${title.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return work(title, {
    run: () =>
      runBin('vitest', ['run', '--maxWorkers=1', ...args, ...reporters], { quiet: true, mayFail: true }),
    report,
    reports: unitReports,
  });
}

const listUnitWorks = () => [
  ...Array.from({ length: UNIT_SHARDS }, (_, index) =>
    runUnit(`unit tests ${index + 1} of ${UNIT_SHARDS}`, [
      `--shard=${index + 1}/${UNIT_SHARDS}`,
      `--exclude=${RECIPES}`,
    ]),
  ),
  ...(plan.followsRecipes ? [runUnit('recipes', [RECIPES])] : []),
];

function browse(title, args, env) {
  const port = (ports += 10);
  const report = `test-results/browser-${port}.json`;
  const own = { E2E_SHOPS: '1', E2E_PORT: String(port), E2E_JSON: report };
  return work(`browser tests: ${title}`, {
    run: () => runNode(['scripts/e2e.mjs', ...args], { ...env, ...own }),
    report,
    reports: browserReports,
  });
}

/** Pictures of the pieces of a brand, from a development server of its own (e2e/look/test-look.mjs). */
function look(brand) {
  const port = (ports += 10);
  const report = `test-results/look-${port}.json`;
  return work(`the look of ${brand}`, {
    run: () => runNode(['e2e/look/test-look.mjs', brand], { LOOK: String(port), E2E_JSON: report }),
    report,
    reports: browserReports,
  });
}

/** The environment of a target with its preparation, such as another Node; a failed preparation is its own failure. */
async function prepare({ env, bring }) {
  try {
    return { env: { ...env, ...(await bring?.()) } };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

/**
 * Each build writes files of its own into public/ first: they never run side by side.
 * @returns the environment to walk it in, or null when it failed
 */
async function build({ name, args = [], ...target }) {
  const title = `build: ${name}`;
  const { code, output, env } = await step(title, async () => {
    const prepared = await prepare(target);
    if (!prepared.env) return prepared;
    const built = await runNode(['scripts/build.mjs', ...args], prepared.env);
    // The ceilings of the bundle are those of the tuned build.
    if (built.code !== 0 || prepared.env.TUNING === 'off') return { ...built, ...prepared };
    return { ...(await runNode(['scripts/check-bundle.mjs'], prepared.env)), ...prepared };
  });
  if (code === 0) return env;
  fail(title, output);
  return null;
}

/** Before any shop starts, because two that make them at once would remove each other's unfinished files. */
async function makePictures() {
  for (const brand of [DEFAULT_BRAND, ...plan.brands]) {
    // The folder of playwright.config.ts.
    const env = { NEXT_PUBLIC_BRAND: brand, MEDIA_DIR: '.data/media' };
    const made = await runBin('tsx', ['scripts/media.ts'], { env, quiet: true, mayFail: true });
    if (made.code !== 0) return made;
  }
  return { code: 0, output: '' };
}

/** One part of the commands of the docs. */
function runCommands(part, env) {
  const title = `commands, part ${part}`;
  const report = `test-results/commands-${part}.json`;
  const args = ['scripts/commands-check.mjs', `--part=${part}/${COMMAND_PARTS}`];
  return work(title, {
    run: () => runNode(args, { ...env, COMMANDS_JSON: report }),
    report,
    reports: browserReports,
  });
}

/**
 * The main journeys and what the plan takes of the suite; the look of the pieces once no build writes their icons any
 * more; then the commands, one part after the other. Some of them build: no browser test may need the build any more, and
 * no other build may be under way.
 */
function walkDefaultBrand(_name, env, builds) {
  const browsed = [
    browse(`${DEFAULT_BRAND}, main journeys`, MAIN_JOURNEYS, env),
    ...plan.browserShards.map((shard) =>
      browse(`${DEFAULT_BRAND} ${shard}`, [`--shard=${shard}`, '--grep-invert', LONG], env),
    ),
    ...(plan.walksRoutes ? [browse(`${DEFAULT_BRAND}, every address`, ['--grep', LONG], env)] : []),
  ];
  const looked = builds.then(() => Promise.all(plan.looks.map(look)));
  return [
    Promise.all([...browsed, looked]).then(async () => {
      for (const part of plan.commandParts) await runCommands(part, env);
    }),
  ];
}

/**
 * What is built, the longest way first: the suite of the default brand. `bring` adds to the environment right before.
 */
function listTargets() {
  return [
    {
      name: DEFAULT_BRAND,
      env: { NEXT_PUBLIC_BRAND: DEFAULT_BRAND },
      // The standalone folder is what `npm run ship:check` tries; tracing its files takes a minute.
      args: needsStandalone ? ['--standalone'] : [],
      walk: walkDefaultBrand,
    },
    ...plan.nodes.map((node) => ({
      name: `stock build on Node ${node}`,
      env: {
        NEXT_PUBLIC_BRAND: DEFAULT_BRAND,
        TUNING: 'off',
        NEXT_DIST_DIR: `.next-stock-${node}`,
      },
      bring: () => installNode(node),
      walk: (name, env) => [browse(name, MAIN_JOURNEYS, env)],
    })),
    ...plan.brands.map((id) => ({
      name: id,
      env: { NEXT_PUBLIC_BRAND: id, NEXT_DIST_DIR: `.next-${id}` },
      walk: (name, env) => [browse(name, ['--grep', '@brand', '--project', 'desktop'], env)],
    })),
  ];
}

await runScript(async () => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  process.env.CHROMIUM_PATH = await findBrowser();
  const walks = [];
  const builds = lanes(async () => {
    for (const target of listTargets()) {
      const env = await build(target);
      if (env) walks.push(...target.walk(target.name, env, builds));
    }
  });
  await Promise.all([
    builds,
    work('pictures', { run: makePictures }),
    ...listChecks().map(({ name, run: runCheck }) => work(name, { run: runCheck })),
    ...listUnitWorks(),
  ]);
  await Promise.all(walks);
  const counts = [...unitReports.map((unit) => countTests(unit)), countTests(null, ...browserReports)];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed') + failures.filter(({ isCounted }) => !isCounted).length;
  for (const { title, output } of failures) console.error(`── ${title}, in short ──\n${whyFailed(output)}`);
  failures.forEach(({ title }) => console.error(`✗ ${title} failed`));
  const line = `${sum('passed')} passed, ${failed} failed`;
  if (process.env.SUMMARY_FILE) writeFileSync(process.env.SUMMARY_FILE, `${line}\n`);
  else console.log(line);
  process.exit(failed > 0 || sum('passed') === 0 ? 1 : 0);
});
