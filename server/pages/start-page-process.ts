import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ports, type Write } from '../ports';
import type { FromPages, PageProcess, PageState, ToPages } from './page-process';
import { passOn } from './pass-on';
import { makeSocketPaths } from './socket-path';

type Parts = {
  /** where the pages are served, for addresses that the framework writes */
  readonly host: string;
  readonly port: string;
  /** does a write that a page needs (server/ports.ts) */
  readonly write: (what: Write, of: string) => Promise<void>;
};

/** Beside this bundle (bin/lib/server-bundle.mjs). */
const PROGRAM = fileURLToPath(new URL('page.mjs', import.meta.url));

/** Starts page processes; each ends with this one. */
export const makeStarter = ({ host, port, write }: Parts): ((number: number) => PageProcess) => {
  const pathOf = makeSocketPaths();
  let started = 0;
  return (number) => {
    // what a predecessor left is not in its way
    const path = pathOf(`${number}-${++started}`);
    const child = fork(PROGRAM, [path, host, port], {
      // it draws pages itself
      env: { ...process.env, MUSTER_PAGES: '0' },
    });
    const agent = new Agent({ keepAlive: true });
    const questions = new Map<number, (state: PageState) => void>();
    let count = 0;
    const say = (message: ToPages): void => {
      // one that has ended is told nothing
      if (child.connected) child.send(message, () => {});
    };
    let isWarm = () => {};
    const warm = new Promise<void>((done) => {
      isWarm = done;
    });
    child.on('message', async (message: FromPages) => {
      if ('warm' in message) isWarm();
      else if ('pageFault' in message) ports().notePageFault?.();
      else if ('asked' in message) {
        questions.get(message.asked)?.(message.state);
        questions.delete(message.asked);
      } else {
        const { write: id, what, of } = message;
        try {
          await write(what, of);
          say({ done: id });
        } catch (error) {
          say({ done: id, fault: error instanceof Error ? error.name : 'Error' });
        }
      }
    });
    const over = new Promise<string>((done) => {
      child.once('exit', (status, signal) => done(`ended (${signal ?? `status ${status}`})`));
      child.once('error', ({ message }) => done(message));
    });
    void over.then(() => agent.destroy());
    return {
      warm,
      over,
      draw: passOn(path, agent),
      ask: () =>
        new Promise((done) => {
          questions.set(++count, done);
          say({ ask: count });
        }),
      stop: () => say({ stop: true }),
      kill: () => void child.kill('SIGKILL'),
    };
  };
};
