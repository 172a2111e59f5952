import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.mjs';
import { copyTree, followRecipe } from './follow-recipe.mjs';
import { page } from './page.mjs';
import { RECIPES } from './recipes.mjs';

/** The compiler and the tests of a whole copy, beside those of the tree. */
const MINUTES = 60_000;
const LONG = 20 * MINUTES;

const followed = RECIPES.filter(({ edits }) => edits.length > 0);
const run = promisify(execFile);
/** As in a shell of its own: what this run of the tests set is not the copy's. */
const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };

/** What a command writes, whether or not it fails. */
const outputOf = (folder: string, ...args: string[]) =>
  new Promise<string>((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 64_000_000 };
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr));
  });

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The tests of these titles in these files: their full names by what became of them. */
async function runTests(folder: string, files: readonly string[], titles: readonly string[]) {
  const report = join(folder, 'report.json');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const options = ['-t', titles.join('|'), '--reporter=json', `--outputFile=${report}`];
  await outputOf(folder, vitest, 'run', ...files, ...options);
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) =>
    all.filter((one) => one.status === status).map(({ fullName }) => fullName);
  const broken = testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return { passed: named('passed'), failed: [...named('failed'), ...broken.map(({ message }) => message)] };
}

describe('the recipes, followed on a copy of the tree', () => {
  let folder = '';
  beforeAll(async () => {
    folder = copyTree();
    for (const recipe of followed) followRecipe(folder, recipe);
    for (const recipe of followed)
      for (const command of recipe.commands ?? []) {
        const [program = '', ...args] = command.split(' ');
        await run(program, args, { cwd: folder, env });
      }
  }, LONG);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'compile; for a new language the tests with a text of each name themselves',
    { timeout: LONG },
    async () => {
      const tsc = join('node_modules', 'typescript-native', 'bin', 'tsc');
      const output = await outputOf(folder, tsc, '--singleThreaded', '--noEmit', '--incremental', 'false');
      const faults = output.split('\n').filter((line) => line.includes('error TS'));
      const isOfLanguage = (line: string) => /^[^(]+\.test\.tsx?\(/.test(line) && line.includes('nl');
      expect(faults.filter((line) => !isOfLanguage(line))).toEqual([]);
      expect(faults).not.toEqual([]);
    },
  );

  it('do what they promise', { timeout: LONG }, async () => {
    const titles = followed.flatMap((recipe) => recipe.titles);
    const { passed, failed } = await runTests(
      folder,
      followed.flatMap(({ tests }) => tests),
      titles,
    );
    expect(failed).toEqual([]);
    expect(titles.filter((title) => !passed.some((name) => new RegExp(title).test(name)))).toEqual([]);
  });
});

describe('a recipe with a step left out', () => {
  const FORGOTTEN = [
    [endpoint, 'src/server/permission-table/doors.ts', 'has every endpoint once'],
    [page, 'src/service-worker/plan-request.test.ts', 'has a rule for every page file'],
  ] as const;
  let folder = '';
  beforeAll(() => {
    folder = copyTree();
    for (const recipe of [endpoint, page]) {
      const forgotten: string[] = FORGOTTEN.filter(([one]) => one === recipe).map(([, file]) => file);
      followRecipe(folder, recipe, forgotten);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails in the test that knows of it', { timeout: LONG }, async () => {
    const titles = FORGOTTEN.map(([, , title]) => title);
    const { failed } = await runTests(
      folder,
      ['src/server/permission-table/doors.test.ts', 'src/service-worker/plan-request.test.ts'],
      titles,
    );
    expect(failed.map((name) => titles.find((title) => name.includes(title))).sort()).toEqual(
      [...titles].sort(),
    );
  });
});
