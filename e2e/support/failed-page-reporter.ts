import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** The page as a tree of roles and names, in the file that Playwright writes about a failed test. */
const PAGE = /```yaml\n(.+?)\n```/s;
const MOST_LINES = 250;

/** Prints what a page showed when its test failed: CI stores no files of a run. */
export default class FailedPageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!path || status === test.expectedStatus) return;
    const [, page = 'not seen'] = PAGE.exec(readFileSync(path, 'utf8')) ?? [];
    console.log([`The page of "${test.title}":`, ...page.split('\n').slice(0, MOST_LINES)].join('\n'));
  }
}
