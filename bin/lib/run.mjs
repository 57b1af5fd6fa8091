import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Trouble } from './say.mjs';
import { ENVIRONMENT, ROOT } from './settings.mjs';

/** The file of a package's command, so that it runs without a shell and without npx. */
export const tool = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * `yields`: it and what it starts take the processor when others leave it.
 * @typedef {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string, yields?: boolean }} RunOptions
 */

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * Runs a program to its end and gives its exit status and output; `show` lets the output through as it comes.
 * A signal to us ends it and us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [how]
 * @returns {Promise<{ status: number, output: string }>}
 */
export const run = (command, args, { env = {}, show = false, cwd = ROOT, yields = false } = {}) =>
  new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...ENVIRONMENT, ...env }),
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, PRIORITY_BELOW_NORMAL);
    const stop = () => {
      child.kill('SIGTERM');
      process.exit(130);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    let output = '';
    const collect = (/** @type {string} */ chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', failed);
    child.on('close', (status) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      done({ status: status ?? 1, output });
    });
  });

/**
 * Runs a Node program; its failure is trouble with that message and advice.
 * @param {readonly string[]} args
 * @param {RunOptions & { failure: string, advice?: string }} how
 */
export const runNode = async (args, { failure, advice, ...options }) => {
  const { status, output } = await run(process.execPath, args, options);
  if (status !== 0) throw new Trouble(failure, { advice, output });
  return output;
};
