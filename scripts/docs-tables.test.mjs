import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAgeFaults, findLineFaults, readTables } from './docs/published-tables.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { mostDays, tables: registered } = readJson('bench/published.json');
const { scripts } = readJson('package.json');
const pages = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const tables = pages.flatMap((page) => readTables(page, readFileSync(page, 'utf8')));

/** The answer of git, null when it has none. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
const secondsOf = (text) => (text ? Number(text) : null);
const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false';
const skipped = hasHistory ? '' : ' (SKIPPED: there is no git history here)';

describe('every table of figures in the docs', () => {
  it('names the day, the commit and the command it was taken with', () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.flatMap((table) => findLineFaults(table, registered[table.place]))).toEqual([]);
  });

  it('is there for each entry of bench/published.json, which names commands and code that exist', () => {
    const places = tables.map(({ place }) => place);
    expect(Object.keys(registered).filter((place) => !places.includes(place))).toEqual([]);
    for (const { command, measures } of Object.values(registered)) {
      expect(Object.keys(scripts)).toContain(/^npm run ([\w:-]+)/.exec(command)?.[1]);
      expect(measures.filter((path) => !existsSync(path))).toEqual([]);
    }
  });

  it('has the line of its file of JSON', () => {
    const pairs = Object.entries(registered).filter(([, { json }]) => json);
    expect(pairs.map(([, { json }]) => json).sort()).toEqual(
      readdirSync('docs')
        .filter((name) => name.endsWith('.json'))
        .map((name) => `docs/${name}`)
        .sort(),
    );
    for (const [place, { json }] of pairs)
      expect(readJson(json).taken).toEqual(tables.find((table) => table.place === place)?.taken);
  });

  it.skipIf(!hasHistory)(`is at most ${mostDays} days older than the code it measures${skipped}`, () => {
    const faults = tables.flatMap((table) => {
      if (!table.taken) return [];
      const { commit } = table.taken;
      const isOurs = git('merge-base', '--is-ancestor', commit, 'HEAD') !== null;
      const takenAt = isOurs ? secondsOf(git('log', '-1', '--format=%ct', commit)) : null;
      const { command, measures } = registered[table.place];
      const changedAt = secondsOf(git('log', '-1', '--format=%ct', '--', ...measures)) ?? 0;
      return findAgeFaults(table, { takenAt, changedAt, mostDays, command });
    });
    expect(faults).toEqual([]);
  });
});

describe('the judge of tables', () => {
  const command = 'npm run bench:kill -- --write';
  const block = (line) => `# Page\n<!-- kill -->\n\n${line}\n\n| a |\n\n<!-- /kill -->\n`;
  const [table] = readTables(
    'docs/api.md',
    block(`Taken 2026-11-01 at commit 0123abc with \`${command}\`. 2 cores.`),
  );
  const at = (day) => Date.parse(`${day}T12:00:00Z`) / 1000;
  const history = { takenAt: at('2026-11-01'), changedAt: at('2026-12-01'), mostDays: 30, command };

  it('takes a line that is whole', () => {
    expect(findLineFaults(table, { command })).toEqual([]);
    expect(findAgeFaults(table, history)).toEqual([]);
  });

  it.each([
    ['no line', 'Measured one day.'],
    ['no command', 'Taken 2026-11-01 at commit 0123abc.'],
    [
      'code that was not committed',
      'Taken 2026-11-01 at commit 0123abc with changes with `npm run bench:kill`.',
    ],
    ['another command', 'Taken 2026-11-01 at commit 0123abc with `npm run bench:load`.'],
  ])('refuses %s', (_, line) => {
    expect(findLineFaults(readTables('docs/api.md', block(line))[0], { command })).toHaveLength(1);
  });

  it('refuses a table that is not registered', () => {
    expect(findLineFaults(table, undefined)).toHaveLength(1);
  });

  it.each([
    ['a commit that is not there', { takenAt: null }],
    ['another day than its commit’s', { takenAt: at('2026-11-02') }],
    ['code that is 31 days younger', { changedAt: at('2026-12-02') }],
  ])('refuses %s', (_, change) => {
    expect(findAgeFaults(table, { ...history, ...change })).toHaveLength(1);
  });
});
