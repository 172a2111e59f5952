import { stripVTControlCharacters } from 'node:util';

/** Where Playwright and vitest begin to tell about the first failed test. */
const FIRST_FAILURE = /^\s*(1\) \[|⎯+ Failed |FAIL )/;
const PAGE = /^The page of "/;
const TREE = /^\s*- /;
const MOST_LINES = 80;

/**
 * The part of a work's output that says what failed: its first failed tests, and the first page that one of them saw. It
 * is short, because the end of a long log is sometimes all that is shown of it.
 */
export function whyFailed(output) {
  const lines = stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    // The log of the shop under test is long.
    .filter((line) => !line.startsWith('[WebServer]'));
  const page = lines.findIndex((line) => PAGE.test(line));
  const after = lines.findIndex((line, index) => index > page && !TREE.test(line));
  const end = after < 0 ? lines.length : after;
  const first = lines.findIndex((line) => FIRST_FAILURE.test(line));
  const failure = first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES);
  return [...failure, ...(page < 0 ? [] : lines.slice(page, Math.min(end, page + MOST_LINES)))].join('\n');
}
