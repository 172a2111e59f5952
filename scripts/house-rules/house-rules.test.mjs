import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFragments } from './fragments.mjs';
import { countByGroup, groupOf, listAllFiles, listTextFiles } from './list-files.mjs';
import { findDanglingReferences } from './references.mjs';
import { adviceFor, findWords } from './words.mjs';

const MOST_FILES = 40;
/** What is allowed until it is mended: each number may fall and never rises. */
const CEILINGS = JSON.parse(readFileSync('scripts/house-rules/ceilings.json', 'utf8'));
/** These tell the rules by breaking them. */
const ABOUT_THE_RULES = /^scripts\/house-rules\/|^docs\/glossary\.md$/;

const files = listTextFiles()
  .filter((path) => !ABOUT_THE_RULES.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The findings of groups that have more of them than their ceiling. */
function findAbove(findings, ceilings) {
  const counts = countByGroup(findings.map(({ path }) => path));
  return findings.filter(({ path }) => counts[groupOf(path)] > (ceilings[groupOf(path)] ?? 0));
}

it('the rules are checked over all code, tests and pages', () => {
  const folders = new Set(files.map(({ path }) => path.split('/')[0]));
  expect(files.length).toBeGreaterThan(1_500);
  for (const folder of ['src', 'pages', 'config', 'scripts', 'bench', 'e2e', 'docs', 'deploy', 'README.md'])
    expect(folders).toContain(folder);
});

it('code, comments, test titles, file names and pages use the words of the field', () => {
  const findings = files.flatMap(({ path, text }) => findWords(path, text));
  const told = findAbove(findings, CEILINGS.words).map(
    ({ path, line, word }) => `${path}:${line} "${word}": ${adviceFor(word)}`,
  );
  expect(told).toEqual([]);
});

it('nothing cites a document that the repository does not have', () => {
  const findings = files.flatMap(({ path, text }) => findDanglingReferences(path, text));
  const told = findAbove(findings, CEILINGS.references).map(
    ({ path, line, reference }) => `${path}:${line} cites ${reference}`,
  );
  expect(told).toEqual([]);
});

it(`no folder has more than ${MOST_FILES} files of its own: group them by what they serve`, () => {
  const counts = {};
  for (const path of listAllFiles(['src', 'pages', 'scripts', 'e2e', 'bench', 'config']))
    counts[dirname(path)] = (counts[dirname(path)] ?? 0) + 1;
  const large = Object.entries(counts).filter(
    ([folder, count]) => count > Math.max(MOST_FILES, CEILINGS.folders[folder] ?? 0),
  );
  expect(large).toEqual([]);
});

it('pages format dates by the cached formatters of src/lib/time/dates.ts: making one takes a phone some milliseconds', () => {
  const own = files.filter(
    ({ path, text }) =>
      /^(src\/(?!server\/|lib\/time\/dates\.ts)|pages\/)/.test(path) &&
      !path.includes('.test.') &&
      text.includes('new Intl.DateTimeFormat'),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('a short file with one importer beside it and no test is written into its importer', () => {
  const counts = countByGroup(findFragments());
  const above = findFragments().filter(
    (path) => counts[groupOf(path)] > (CEILINGS.fragments[groupOf(path)] ?? 0),
  );
  expect(above).toEqual([]);
});

describe('a word to avoid', () => {
  const wordsOf = (text, path = 'src/a.ts') => findWords(path, text).map(({ word }) => word);

  it.each([
    ['// It is kept for a day.', 'kept'],
    ['const keptText = 1;', 'kept'],
    ['row.kept_at', 'kept'],
    ['// Nobody waits.', 'nobody'],
    ["className='kept-text'", 'kept'],
    ['const whenAlive = 1;', 'alive'],
  ])('is found in %s', (text, word) => {
    expect(wordsOf(text)).toEqual([word]);
  });

  it('is found in the name of a file, on line 0', () => {
    expect(findWords('src/kept.ts', '')).toEqual([{ path: 'src/kept.ts', line: 0, word: 'kept' }]);
  });

  it.each([
    'Connection: keep-alive',
    'keepAliveTimeout',
    'http.keepAlive = true',
    'unkeptable',
    "'x-kept-at'",
  ])('is not %s', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});

describe('a dangling reference', () => {
  const referencesOf = (text, path = 'src/a.ts') =>
    findDanglingReferences(path, text).map(({ reference }) => reference);

  it.each([
    ['(specification, section 3)', ['the specification', 'a numbered section']],
    ['/** Limits (reliability, Threats). */', ['a paper of elsewhere']],
    ['/** Money (decisions, Money). */', ['decisions']],
    ['see reliability.md', ['reliability.md']],
    ['see docs/nothing.md', ['docs/nothing.md']],
    ['ADR 9999', ['ADR 9999']],
  ])('is found in %s', (text, references) => {
    expect(referencesOf(text)).toEqual(references);
  });

  it.each(['see docs/rules.md', 'README.md', 'ADR 0001', 'e2e/shell.spec.ts', 'the decisions of a review'])(
    'is not %s',
    (text) => {
      expect(referencesOf(text)).toEqual([]);
    },
  );

  it('is none when the page stands beside the one that names it', () => {
    expect(referencesOf('[scaling](scaling.md)', 'docs/operating.md')).toEqual([]);
  });
});
