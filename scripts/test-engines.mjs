// npm run test:engines [-- firefox chromium-106 …] [-- --write | --short]: the main journeys in each engine, one after the
// other, on the built shop. `--write` puts their columns into the table of docs/browsers.md; `--short` takes one journey
// through Firefox.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { ENGINES } from './engines/engines.mjs';
import { SetupFault } from './steps/environment.mjs';
import { SHORT_JOURNEY } from './steps/main-journeys.mjs';
import { runScript, step } from './steps/progress.mjs';
import { readReport } from './steps/read-report.mjs';
import { run } from './steps/run.mjs';

const PAGE = 'docs/browsers.md';
const BLOCK = /<!-- engines -->[\s\S]*<!-- \/engines -->/;

/** Every test of a report that was not skipped: its file, and whether it passed. */
const listTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok }) => ({ file, title, ok })),
  ...suites.flatMap(listTests),
];

async function walk({ id, name, journeys, bring }) {
  const report = `test-results/engine-${id}.json`;
  const { output } = await step(name, async () => {
    const env = { ...(await bring()), E2E_JSON: report, E2E_SHOPS: '1', E2E_FAULTS: 'refused' };
    return run('node', ['scripts/e2e.mjs', ...journeys], { env, quiet: true, mayFail: true });
  });
  const { counts, fault } = readReport(report);
  if (fault) console.error(`${output}\n${fault}`);
  const tests = counts ? listTests(counts) : [];
  for (const { file, title, ok } of tests) if (!ok) console.error(`✗ ${name}: ${file}: ${title}`);
  return { name, tests };
}

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/** A column of the table: how many tests of each file passed in an engine, and when. */
function makeColumn({ name, tests }) {
  const [commit, day] = git('log', '-1', '--format=%h %cs').split(' ');
  const cells = new Map();
  for (const { file } of tests) {
    const own = tests.filter((test) => test.file === file);
    cells.set(file, `${own.filter(({ ok }) => ok).length} of ${own.length}`);
  }
  return { name, taken: `${day}, ${commit}`, cells };
}

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The columns of the page: an engine that is not walked through this time has its last one. */
function readColumns() {
  const lines = (BLOCK.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '').split('\n');
  const [names = [], , taken = [], ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  return names.slice(1).map((name, at) => {
    const cells = rows.map((row) => [row[0].replaceAll('`', ''), row[at + 1]]);
    return { name, taken: taken[at + 1], cells: new Map(cells.filter(([, cell]) => cell)) };
  });
}

function makeTable(columns) {
  const files = [...new Set(columns.flatMap(({ cells }) => [...cells.keys()]))].sort();
  const rows = files.map((file) => [`\`${file}\``, ...columns.map(({ cells }) => cells.get(file) ?? '')]);
  const lines = [
    ['journeys', ...columns.map(({ name }) => name)],
    ['---', ...columns.map(() => '---:')],
    ['taken', ...columns.map(({ taken }) => taken)],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** That the command works at all: an engine that cannot be had here is no fault. */
async function walkShort() {
  const firefox = ENGINES.find(({ id }) => id === 'firefox');
  try {
    await firefox.bring();
  } catch (fault) {
    if (!(fault instanceof SetupFault)) throw fault;
    return console.log(`SKIPPED: ${fault.message.replaceAll('\n', ' ')}`);
  }
  // `npm run commands:check` gives a free port.
  process.env.E2E_PORT ??= process.env.PORT ?? '3210';
  const { tests } = await walk({ ...firefox, journeys: SHORT_JOURNEY });
  console.log('Left out: all journeys but one in Firefox ESR, and the other engines.');
  process.exitCode = isSound({ tests }) ? 0 : 1;
}

const isSound = ({ tests }) => tests.length > 0 && tests.every(({ ok }) => ok);

await runScript(async () => {
  if (process.argv.includes('--short')) return walkShort();
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const engines = ENGINES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const walks = [];
  for (const engine of engines) walks.push(await walk(engine));
  const taken = walks.map(makeColumn);
  console.log(makeTable(taken));
  if (process.argv.includes('--write')) {
    const others = readColumns();
    const columns = ENGINES.flatMap(
      ({ name }) => [...taken, ...others].find((one) => one.name === name) ?? [],
    );
    const [day, commit] = (taken.at(-1)?.taken ?? '').split(', ');
    const line = `Taken ${day} at commit ${commit} with \`npm run test:engines -- --write\`. Tests that passed; older columns name their own commit.`;
    const block = `<!-- engines -->\n\n${line}\n\n${makeTable(columns)}\n\n<!-- /engines -->`;
    const page = readFileSync(PAGE, 'utf8').replace(BLOCK, block);
    writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
  }
  process.exit(walks.every(isSound) ? 0 : 1);
});
