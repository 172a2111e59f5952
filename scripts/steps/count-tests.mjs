/**
 * Adds up the reports of vitest and Playwright. A report that is missing counts as nothing: the step that should have
 * written it failed, and that is told apart.
 */
export function countTests(unit, e2e) {
  // A test file that cannot be loaded is a failed suite without a failed test; so is an error of Playwright's own.
  const unitFailed = unit && !unit.success ? Math.max(unit.numFailedTests, 1) : 0;
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e ? e2e.stats.expected + e2e.stats.flaky : 0),
    failed: unitFailed + (e2e ? e2e.stats.unexpected + e2e.errors.length : 0),
  };
}
