import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What Vitest's JSON report counts; a file that could not be loaded is one failure. */
export const tallyUnits = (file) => {
  const report = read(file);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** What Playwright's JSON report counts; a flaky test is a failed one. */
export const tallyBrowser = (file) => {
  const report = read(file);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (unexpected + expected === 0 ? report.errors.length : 0),
    skipped,
  };
};

/** "812 passed, 0 failed", with what else there is to know. */
export const totals = (tallies, failedSteps) => {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const steps = failedSteps.length > 0 ? ` (${failedSteps.join(', ')} failed)` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}${steps}`;
};
