import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/** A request and its response. */
export type HttpContext = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Answers a request, as the framework does. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request of the server to itself. */
export type InternalRequest = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A server for requests of this process; it listens nowhere. */
export const internalServer = (handle: RequestHandler): Server =>
  createServer((incoming, response) => {
    // The framework adds many.
    response.setMaxListeners(20);
    handle(incoming, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });

/** Connects requests to a server that listens nowhere, over pairs of streams. */
export const internalAgent = (server: Server): Agent => {
  class InternalAgent extends Agent {
    override createConnection(): Duplex {
      const [here, there] = duplexPair();
      server.emit('connection', there);
      return here;
    }
  }
  return new InternalAgent();
};

/** Sends a request to a server within this process. */
export const requestInternally = (
  server: Server,
  { method = 'GET', path, headers = {}, body }: InternalRequest,
): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const outgoing = request({
      agent: internalAgent(server),
      method,
      path,
      headers: {
        host: 'localhost',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    outgoing.on('response', done);
    outgoing.on('error', failed);
    outgoing.end(body);
  });
