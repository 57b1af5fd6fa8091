import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';

/** Answers a request, as the framework does. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request of the door's own to the framework. */
export type Within = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Hands requests of the door's own to whoever answers them; it listens nowhere. */
export const serverWithin = (handle: Handle): Server =>
  createServer((asked, response) => {
    // the framework's own
    response.setMaxListeners(20);
    handle(asked, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });

/** Asks over a pair of streams, without any network. */
export const askWithin = (
  server: Server,
  { method = 'GET', path, headers = {}, body }: Within,
): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const [here, there] = duplexPair();
    server.emit('connection', there);
    const outgoing = request({
      createConnection: () => here,
      method,
      path,
      headers: {
        host: 'localhost',
        connection: 'close',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    outgoing.on('response', done);
    outgoing.on('error', failed);
    outgoing.end(body);
  });
