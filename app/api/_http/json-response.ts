import type { Resource } from '@/lib/api/not-found';
import type { NotRead } from '@/lib/readers/thread-input';
import { disposition } from './content-disposition';
import { notFoundOutcome } from './statuses';

/** Of every answer of the API. */
export const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  vary: 'cookie',
} as const;

/** A JSON answer that no cache keeps. */
export const answer = (body: unknown, status = 200, more: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...more } });

/** "No": a code to switch on and a sentence to show. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
): Response => answer({ ok: false, code, message }, status, more);

/** Why something was not read, with its place and when to ask again, where there are such. */
export const refuseUnread = ({ refusal: { status, ...refusal }, askAgain }: NotRead): Response =>
  answer(
    { ok: false, ...refusal },
    status,
    askAgain === undefined ? {} : { 'retry-after': String(askAgain) },
  );

/** Not a refusal: the client has disconnected before the response. */
export const visitorLeft = (): Response => new Response(null, { status: 499 });

/** The resource does not exist, or not for this user. */
export const notFound = (thing?: Resource): Response => {
  const { status, body } = notFoundOutcome(thing);
  return answer(body, status);
};

type File = { readonly name: string; readonly ending: string; readonly fallback?: string };

/** A file for the browser to keep; its type is that of its kind. */
export const downloadBytes = ({ name, ...rest }: File, type: string, bytes: ArrayBuffer): Response =>
  new Response(bytes, {
    headers: { ...HEADERS, 'content-type': type, 'content-disposition': disposition(name, rest) },
  });

/** A text for the browser to keep; `name` may be what a player called something, `ending` begins with a point. */
export const downloadText = (
  { name, ...rest }: File,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = HEADERS,
): Response =>
  new Response(text, {
    headers: {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': disposition(name, rest),
    },
  });

/** A file of JSON for the browser to keep. */
export const download = (name: string, ending: string, value: unknown, fallback = 'Army'): Response =>
  downloadText({ name, ending, fallback }, 'application/json', `${JSON.stringify(value, null, 2)}\n`);

const encoder = new TextEncoder();

type Pieces = Iterable<string> | AsyncIterable<string>;

const iterate = (pieces: Pieces) =>
  Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();

/** A file of JSON for the browser to keep, of which only one piece is in memory at a time. */
export const downloadPieces = (name: string, ending: string, pieces: Pieces): Response => {
  const left = iterate(pieces);
  const body = new ReadableStream<Uint8Array>({
    // called when the reader has room, and no more once it has gone
    pull: async (controller) => {
      const next = await left.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await left.return?.();
    },
  });
  return new Response(body, { headers: download(name, ending, []).headers });
};

async function* listed(entries: Pieces): AsyncGenerator<string> {
  let sent = 0;
  for await (const entry of entries) yield `${sent++ === 0 ? '[\n' : ',\n'}${entry}`;
  yield sent === 0 ? '[]\n' : '\n]\n';
}

/** The same for a list, its entries JSON already. */
export const downloadList = (name: string, entries: Pieces): Response =>
  downloadPieces(name, '.json', listed(entries));

/** For resources that are revalidated at each use, as they may be withdrawn, and sent only if they have changed. */
const taggedHeaders = (etag: string) => ({ ...HEADERS, 'cache-control': 'private, no-cache', etag });

const tagsIn = (header: string | null): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Responds 304 to a client that has the resource of this key; else with what `make` returns. */
export const tagged = async (
  request: Request,
  key: string,
  make: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> => {
  const etag = `"${key}"`;
  const headers = taggedHeaders(etag);
  return tagsIn(request.headers.get('if-none-match')).includes(etag)
    ? new Response(null, { status: 304, headers })
    : make(headers);
};
