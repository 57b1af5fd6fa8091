import { Agent } from 'node:http';
import { Duplex } from 'node:stream';
import type { RequestHandler } from '../request-internally';
import { createPageServer } from './page-server';
import { proxyTo } from './proxy-to';

/**
 * One end of a connection within this process. It never holds up the other end, whose page is bounded: a `duplexPair`
 * of Node does, and on Node 26 a page that pauses while it is streamed then never went on.
 */
class PairEnd extends Duplex {
  other: PairEnd | undefined;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.other?.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.other?.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.other?.destroy();
    done(error);
  }
}

/** Renders pages in this process, as a render worker does. */
export const renderInProcess = (render: RequestHandler, dev = false): RequestHandler => {
  const server = createPageServer(render, dev);
  class InProcessAgent extends Agent {
    override createConnection(): Duplex {
      const [here, there] = [new PairEnd(), new PairEnd()];
      here.other = there;
      there.other = here;
      server.emit('connection', there);
      return here;
    }
  }
  return proxyTo(new InProcessAgent());
};
