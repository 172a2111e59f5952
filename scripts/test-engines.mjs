// npm run test:engines [-- firefox chromium-106 …] [-- --write | --short]: the main journeys in each engine, one after the
// other, on the built shop. `--write` fills the table of docs/browsers.md; `--short` takes one journey through Firefox.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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

function makeTable(walks) {
  const files = [...new Set(walks.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();
  const cell = (tests, file) => {
    const own = tests.filter((test) => test.file === file);
    return own.length === 0 ? '' : `${own.filter(({ ok }) => ok).length} of ${own.length}`;
  };
  const rows = files.map((file) => [`\`${file}\``, ...walks.map(({ tests }) => cell(tests, file))]);
  const lines = [
    ['journeys', ...walks.map(({ name }) => name)],
    ['---', ...walks.map(() => '---:')],
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
  const table = makeTable(walks);
  console.log(table);
  if (process.argv.includes('--write')) {
    const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
    const day = git('log', '-1', '--format=%cs');
    const line = `Taken ${day} at commit ${git('rev-parse', '--short', 'HEAD')} with \`npm run test:engines -- --write\`.`;
    const block = `<!-- engines -->\n\n${line}\n\n${table}\n\n<!-- /engines -->`;
    writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(BLOCK, block));
  }
  process.exit(walks.every(isSound) ? 0 : 1);
});
