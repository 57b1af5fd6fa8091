import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';

/**
 * Between somebody and a Muster: passes requests on, and of their answers nothing. Once the first byte of one has come,
 * what was asked for is done, and nobody has been told.
 */
export class LostAnswers {
  readonly #to: number;
  readonly #server: Server;
  #lost: () => Promise<void> = async () => {};

  private constructor(to: number) {
    this.#to = to;
    this.#server = createServer((asking) => {
      const asked = connect(to, '127.0.0.1');
      asking.pipe(asked);
      asked.once('data', () => {
        asked.destroy();
        this.#lost().finally(() => asking.destroy());
      });
      // what is cut off here is what this is for
      for (const end of [asking, asked]) end.on('error', () => end.destroy());
    });
  }

  /** @param to the port of the Muster */
  static async before(to: number): Promise<LostAnswers> {
    const proxy = new LostAnswers(to);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /**
   * Sends something whose answer is lost at its first byte; `then` is done at that moment. It ends when the connection
   * has broken.
   * @throws Error if an answer comes through after all
   */
  async send(
    path: string,
    cookie: string,
    body: unknown,
    then = async (): Promise<void> => {},
  ): Promise<void> {
    let begun = false;
    this.#lost = async () => {
      begun = true;
      await then();
    };
    const text = JSON.stringify(body);
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await new Promise<void>((done, failed) => {
      const headers = {
        // as whoever knows nothing of the proxy
        host: `localhost:${this.#to}`,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        ...(cookie !== '' && { cookie }),
      };
      const asked = request({ host: '127.0.0.1', port, method: 'POST', path, headers }, () =>
        failed(new Error('An answer came through')),
      );
      asked.on('error', () => done());
      asked.end(text);
    });
    if (!begun) throw new Error('The connection broke before there was an answer');
  }

  close(): void {
    this.#server.close();
  }
}
