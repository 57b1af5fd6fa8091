import { diskWords } from './disk-words.mjs';
import { DATA } from './settings.mjs';

/** Something a person can correct: what failed, what to do, and the output of the step that failed. */
export class Trouble extends Error {
  /**
   * @param {string} message
   * @param {{ advice?: string | undefined, output?: string | undefined }} [more]
   */
  constructor(message, { advice, output } = {}) {
    super(message);
    this.advice = advice;
    this.output = output;
  }
}

export const say = (line = '') => process.stdout.write(`${line}\n`);

/** Some programs say first what is wrong, some last. */
const excerpt = (/** @type {readonly string[]} */ lines, most = 20) =>
  lines.length <= 2 * most ? lines : [...lines.slice(0, most), '[...]', ...lines.slice(-most)];

/** The file that an error of the disk is about. */
const pathOf = (/** @type {unknown} */ error) =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;

/** The words for an error that has none of its own but comes from the disk. */
const inWords = (/** @type {unknown} */ error) => {
  if (error instanceof Trouble) return error;
  const words = diskWords(error, pathOf(error) ?? DATA);
  return words === undefined ? error : new Trouble(words.message, words);
};

/** Tells in words what went wrong. */
export const report = (/** @type {unknown} */ fault) => {
  const error = inWords(fault);
  if (!(error instanceof Trouble)) {
    process.stderr.write(`${(error instanceof Error ? error.stack : undefined) ?? error}\n`);
    return;
  }
  const output = excerpt(error.output?.trim().split('\n') ?? []).join('\n');
  if (output) process.stderr.write(`\n${output}\n`);
  process.stderr.write(`\n${error.message}\n`);
  if (error.advice) process.stderr.write(`What to do: ${error.advice}\n`);
};

/** Runs a command of ours; trouble is reported in words and ends it with status 1. */
export const main = (/** @type {() => Promise<unknown>} */ work) =>
  work().catch((/** @type {unknown} */ error) => {
    report(error);
    process.exit(1);
  });
