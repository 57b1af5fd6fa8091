import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signalGroup } from '../bin/faults/child';
import { freePort } from '../bin/lib/port.mjs';

/** A Muster of a test's own, with its own data, which may be killed in the middle of things. */
export class OwnServer {
  readonly address: string;
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #data = mkdtempSync(join(tmpdir(), 'muster-own-'));
  #process: ChildProcess | null = null;

  private constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#environment = environment;
    this.address = `http://localhost:${port}`;
  }

  /** @param environment what it has to be told besides */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort(0, '0.0.0.0'), environment);
    await server.startAgain();
    return server;
  }

  /** Starts the built app on the same port and data, told `more` than before, and waits until it answers. */
  async startAgain(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#process = spawn(process.execPath, ['bin/serve.mjs'], {
      env: {
        ...process.env,
        ...this.#environment,
        ...more,
        HOST: '0.0.0.0',
        PORT: String(this.#port),
        MUSTER_DATA: this.#data,
      },
      stdio: 'ignore',
      // a group of its own, so that all of it can be killed
      detached: true,
    });
    for (let attempt = 0; attempt < 600; attempt++) {
      const answer = await fetch(`${this.address}/api/armies`).catch(() => null);
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error('The server did not start');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signalGroup(child.pid, signal);
    await ended;
    this.#process = null;
  }
}
