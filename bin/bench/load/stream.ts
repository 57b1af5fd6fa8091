import { Agent, type ClientRequest, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { streamPath, type Topic } from '../../../lib/platform/topics';

/** An event of a stream of changes. */
export type StreamEvent = { readonly event: string; readonly data: unknown };

/** A stream as a browser has it: one connection of its own. */
export type OpenStream = {
  /** resolves with the status of the response */
  readonly status: Promise<number>;
  readonly headers: () => Readonly<Record<string, unknown>>;
  /** resolves when the server has ended it */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

/** Opens a stream and hands on each of its events. */
export const openStream = (
  address: string,
  topics: readonly Topic[],
  headers: Readonly<Record<string, string>>,
  onEvent: (event: StreamEvent) => void,
): OpenStream => {
  let outgoing: ClientRequest | undefined;
  let responseHeaders: Readonly<Record<string, unknown>> = {};
  let onEnd = (): void => {};
  const ended = new Promise<void>((done) => {
    onEnd = done;
  });
  const status = new Promise<number>((done, failed) => {
    outgoing = request(
      address + streamPath(topics),
      { agent: new Agent(), headers: { accept: 'text/event-stream', ...headers } },
      (response) => {
        responseHeaders = response.headers;
        const parser = createParser({
          onEvent: ({ event = 'message', data }) => onEvent({ event, data: JSON.parse(data) }),
        });
        response.setEncoding('utf8');
        if (response.statusCode === 200) response.on('data', (chunk: string) => parser.feed(chunk));
        else response.resume();
        response.on('error', onEnd);
        response.on('close', onEnd);
        done(response.statusCode ?? 0);
      },
    );
    outgoing.on('error', (error) => {
      failed(error);
      onEnd();
    });
    outgoing.end();
  });
  return { status, headers: () => responseHeaders, ended, close: () => outgoing?.destroy() };
};
