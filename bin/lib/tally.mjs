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

/** Browser tests of one run that may need a second try; more are failures. */
const MOST_SECOND_TRIES = 3;

/** What Playwright's JSON report counts; a test that passed at its second try is a failed one where there are many. */
export const tallyBrowser = (file) => {
  const report = read(file);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + (flaky > MOST_SECOND_TRIES ? 0 : flaky),
    failed:
      unexpected +
      (flaky > MOST_SECOND_TRIES ? flaky : 0) +
      (unexpected + expected === 0 ? report.errors.length : 0),
    skipped,
  };
};

const titlesIn = ({ suites = [], specs = [] }, status) => [
  ...specs
    .filter(({ tests }) => tests.some((each) => each.status === status))
    .map(({ file, title }) => `${file} > ${title}`),
  ...suites.flatMap((suite) => titlesIn(suite, status)),
];

/** The browser tests that passed at their second try only, each with its file. */
export const secondTries = (file) => titlesIn(read(file) ?? {}, 'flaky');

const firstLines = (text) => text.split('\n').slice(0, 12).join('\n');

/** The unit tests that failed, each with its file and the head of what it said: the last thing a run prints. */
export const failedUnits = (file) =>
  (read(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}\n${firstLines(message ?? '')}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
      );
    });

/** "812 passed, 0 failed", with what else there is to know. */
export const totals = (tallies, failedSteps) => {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const steps = failedSteps.length > 0 ? ` (${failedSteps.join(', ')} failed)` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}${steps}`;
};
