import { existsSync, readFileSync } from 'node:fs';

/**
 * Tests that passed, failed and were left out.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * What of the report of Vitest is read.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @typedef {{ status: string, name: string, message?: string, assertionResults: UnitTest[] }} UnitFile
 * @typedef {{ testResults: UnitFile[], numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number }} UnitReport
 */

/**
 * What of the report of Playwright is read.
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[] }} BrowserReport
 */

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * What Vitest's JSON report counts; a file that could not be loaded is one failure.
 * @returns {Tally}
 */
export const tallyUnits = (/** @type {string} */ file) => {
  /** @type {UnitReport | undefined} */
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

/**
 * What Playwright's JSON report counts; a test that passed at its second try is a failed one where there are many.
 * @returns {Tally}
 */
export const tallyBrowser = (/** @type {string} */ file) => {
  /** @type {BrowserReport | undefined} */
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

/** @returns {string[]} */
const titlesIn = (/** @type {Suite} */ { suites = [], specs = [] }, /** @type {string} */ status) => [
  ...specs
    .filter(({ tests }) => tests.some((each) => each.status === status))
    .map(({ file, title }) => `${file} > ${title}`),
  ...suites.flatMap((suite) => titlesIn(suite, status)),
];

/** The browser tests that passed at their second try only, each with its file. */
export const secondTries = (/** @type {string} */ file) => titlesIn(read(file) ?? {}, 'flaky');

const firstLines = (/** @type {string} */ text) => text.split('\n').slice(0, 12).join('\n');

/** The unit tests that failed, each with its file and the head of what it said: the last thing a run prints. */
export const failedUnits = (/** @type {string} */ file) =>
  /** @type {UnitFile[]} */ (read(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}\n${firstLines(message ?? '')}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
      );
    });

/** "812 passed, 0 failed", with what else there is to know. */
export const totals = (
  /** @type {readonly Tally[]} */ tallies,
  /** @type {readonly string[]} */ failedSteps,
) => {
  const sum = (/** @type {keyof Tally} */ key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const steps = failedSteps.length > 0 ? ` (${failedSteps.join(', ')} failed)` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}${steps}`;
};
