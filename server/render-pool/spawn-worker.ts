import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type PageWrite, services } from '../../lib/platform/services';
import { proxyTo } from './proxy-to';
import {
  PAGES_PER_WORKER,
  PIPES,
  type RenderWorker,
  type WorkerCommand,
  type WorkerMessage,
  type WorkerState,
} from './worker-protocol';

type SpawnerOptions = {
  /** where pages are served, for addresses that the framework writes */
  readonly host: string;
  readonly port: string;
  /** does a write that a page needs (lib/platform/services.ts) */
  readonly write: (what: PageWrite, of: string) => Promise<void>;
};

/** Beside this bundle (bin/lib/server-bundle.mjs). */
const PROGRAM = fileURLToPath(new URL('render-worker.mjs', import.meta.url));

/**
 * Connections over pipes that a worker has from its start: no other process can reach them, and no file can be
 * removed.
 */
class PipeAgent extends Agent {
  readonly #pipes: Socket[];

  constructor(pipes: readonly Socket[]) {
    super({ keepAlive: true, maxSockets: PAGES_PER_WORKER });
    this.#pipes = [...pipes];
  }

  override createConnection(): Socket {
    const pipe = this.#pipes.shift();
    if (pipe === undefined) throw new Error('All pipes of this render worker are in use.');
    return pipe;
  }
}

/** Starts render workers; each ends with this process. */
export const createSpawner =
  ({ host, port, write }: SpawnerOptions) =>
  (): RenderWorker => {
    const child = fork(PROGRAM, [host, port], {
      // It renders pages itself.
      env: { ...process.env, MUSTER_PAGES: '0' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...Array<'pipe'>(PIPES).fill('pipe')],
    });
    const pipes = child.stdio.slice(-PIPES) as unknown as Socket[];
    let openPipes = PIPES;
    for (const pipe of pipes) {
      pipe.on('error', () => {});
      // A worker that has too few pipes left is replaced.
      pipe.once('close', () => {
        if (--openPipes < PAGES_PER_WORKER) child.kill('SIGKILL');
      });
    }
    const agent = new PipeAgent(pipes);
    const pings = new Map<number, (state: WorkerState) => void>();
    let count = 0;
    const send = (message: WorkerCommand): void => {
      if (child.connected) child.send(message, () => {});
    };
    let becomeWarm = () => {};
    const warm = new Promise<void>((done) => {
      becomeWarm = done;
    });
    child.on('message', async (message: WorkerMessage) => {
      if ('warm' in message) becomeWarm();
      else if ('pageError' in message) services().countPageError?.();
      else if ('pong' in message) {
        pings.get(message.pong)?.(message.state);
        pings.delete(message.pong);
      } else {
        const { write: id, what, of } = message;
        try {
          await write(what, of);
          send({ done: id });
        } catch (error) {
          send({ done: id, error: error instanceof Error ? error.name : 'Error' });
        }
      }
    });
    const exited = new Promise<string>((done) => {
      child.once('exit', (status, signal) => done(`ended (${signal ?? `status ${status}`})`));
      child.once('error', ({ message }) => done(message));
    });
    void exited.then(() => agent.destroy());
    return {
      warm,
      exited,
      render: proxyTo(agent),
      ping: () =>
        new Promise((done) => {
          pings.set(++count, done);
          send({ ping: count });
        }),
      stop: () => send({ stop: true }),
      kill: () => void child.kill('SIGKILL'),
    };
  };
