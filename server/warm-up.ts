import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import { securePage } from './answers/page-security';

/** Answers a request, as the framework does. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type First = { readonly method: string; readonly path: string; readonly body?: string };

/** A page, a builder, a list and a check: what most people ask for first. None makes a person or a row. */
const FIRST: readonly First[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/armies/none' },
  { method: 'GET', path: '/api/armies' },
  { method: 'POST', path: '/api/v1/check', body: '[]' },
];

/** Milliseconds after which a start goes on, whatever is not loaded by then: its visitors wait for it as they would have. */
const PATIENCE = 30_000;

/** One request over a pair of streams, without any network; the status of its answer. */
const ask = (server: Server, { method, path, body }: First): Promise<number> =>
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
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    outgoing.on('response', (response) => response.resume().on('end', () => done(response.statusCode ?? 0)));
    outgoing.on('error', failed);
    outgoing.end(body);
  });

/**
 * Asks the framework for each of the first pages once, so that what it loads at the first request is loaded before
 * anyone waits for it. What fails here fails again, and is reported, when a visitor asks. Gives the statuses of the answers.
 */
export const warmUp = async (
  handle: Handle,
  first: readonly First[] = FIRST,
  patience = PATIENCE,
): Promise<number[]> => {
  const server = createServer((asked, response) => {
    if (!asked.url?.startsWith('/api/')) securePage(asked, response, false);
    handle(asked, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  const statuses: number[] = [];
  const all = async (): Promise<void> => {
    for (const each of first) statuses.push(await ask(server, each).catch(() => 0));
  };
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    all(),
    new Promise<void>((done) => {
      late = setTimeout(done, patience);
    }),
  ]);
  clearTimeout(late);
  return statuses;
};
