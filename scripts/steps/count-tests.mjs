/**
 * Adds up the report of vitest and those of Playwright, one per brand. A missing report counts as nothing: the step
 * that should have written it failed, and is reported separately.
 */
export function countTests(unit, ...browser) {
  // A test file that cannot be loaded is a failed suite without a failed test; so is an error of Playwright's own.
  const unitFailed = unit && !unit.success ? Math.max(unit.numFailedTests, 1) : 0;
  const reports = browser.filter((report) => report !== null);
  const sum = (count) => reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: (unit?.numPassedTests ?? 0) + sum(({ stats }) => stats.expected + stats.flaky),
    failed: unitFailed + sum(({ stats, errors }) => stats.unexpected + errors.length),
  };
}
