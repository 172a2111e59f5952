import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/reliability.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = ['src', 'e2e', 'bench', 'scripts', 'config'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !name.includes('node_modules')),
);

/** The rows of the tables under a heading, without head and rule. */
const rowsOf = (heading) => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [table = ''] = section.split(/\n(?:## |<!-- )/);
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
};

const FILE = /`([\w./-]+\.(?:test|spec)?\.?(?:tsx?|mjs))`/g;
const COMMAND = /`npm run ([\w:-]+)/g;
const exists = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

describe.each(['Faults, and what held', 'Threats, and the request that proves each control', 'Properties'])(
  'the table "%s"',
  (heading) => {
    const rows = rowsOf(heading);

    it('has a file or a command of this repository in every row', () => {
      expect(rows.length).toBeGreaterThan(10);
      const bare = rows.filter((row) => !row.match(FILE) && !row.match(COMMAND));
      expect(bare).toEqual([]);
    });

    it('names no file that is not there', () => {
      const named = rows.flatMap((row) => [...row.matchAll(FILE)].map(([, name]) => name));
      expect(named.filter((name) => !exists(name))).toEqual([]);
    });

    it('names no command that is not there', () => {
      const named = rows.flatMap((row) => [...row.matchAll(COMMAND)].map(([, name]) => name));
      expect(named.filter((name) => !(name in scripts))).toEqual([]);
    });
  },
);

it('every file the rest of the page names is there', () => {
  const named = [...page.matchAll(FILE)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => !exists(name))).toEqual([]);
});
