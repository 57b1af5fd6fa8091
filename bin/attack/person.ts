import { Agent, type IncomingMessage, request } from 'node:http';

export type AttackResponse = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** milliseconds until the whole of it was there */
  readonly time: number;
};

export type AttackRequest = {
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** leave this many milliseconds after asking */
  readonly leaveAfter?: number;
};

/** Milliseconds after which a response counts as missing. */
const PATIENCE = 60_000;

/** Puts a cookie into the jar, or takes one out that is over. */
const keepCookie = (jar: Map<string, string>, line: string): void => {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (name === undefined || value === undefined) return;
  if (/;\s*max-age=0(?:;|$)/i.test(line)) jar.delete(name);
  else jar.set(name, value);
};

/** One browser or script on its own address of this machine; it keeps the cookies it is given. */
export class AttackPerson {
  readonly #port: number;
  readonly #from: string;
  // an idle connection is left before the server, which waits for five seconds, leaves it in the middle of a request
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 });
  readonly #jar = new Map<string, string>();

  constructor(port: number, from = '127.0.0.1') {
    this.#port = port;
    this.#from = from;
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Rejects when the connection ends without an answer; answers null for a visitor who left. */
  send(method: string, path: string, sending: AttackRequest = {}): Promise<AttackResponse | null> {
    const { body = '', headers = {}, leaveAfter } = sending;
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          localAddress: this.#from,
          port: this.#port,
          method,
          path,
          headers: {
            host: `127.0.0.1:${this.#port}`,
            ...(this.#jar.size > 0 && { cookie: this.cookie }),
            ...(body.length > 0 && { 'content-type': 'application/json' }),
            ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) keepCookie(this.#jar, line);
            const { statusCode: status = 0, headers: answered } = response;
            resolve({
              status,
              headers: answered,
              body: Buffer.concat(chunks),
              time: performance.now() - start,
            });
          });
        },
      );
      const late = setTimeout(() => outgoing.destroy(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
      outgoing.once('close', () => clearTimeout(late));
      if (leaveAfter !== undefined) {
        setTimeout(() => {
          resolve(null);
          outgoing.destroy();
        }, leaveAfter);
      }
      outgoing.on('error', (error) => (leaveAfter === undefined ? reject(error) : resolve(null)));
      outgoing.end(body);
    });
  }

  /** The answer of one who stays. */
  async ask(
    method: string,
    path: string,
    sending: Omit<AttackRequest, 'leaveAfter'> = {},
  ): Promise<AttackResponse> {
    const answer = await this.send(method, path, sending);
    if (answer === null) throw new Error('There was no answer');
    return answer;
  }

  /** The JSON of an answer. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const sending = body === undefined ? {} : { body: JSON.stringify(body) };
    return JSON.parse(String((await this.ask(method, path, sending)).body)) as T;
  }

  close(): void {
    this.#agent.destroy();
  }
}
