import { BodyText, jsonIn } from '@/lib/readers/thread-input';
import type { JsonBounds } from '@/lib/rules/read-json';
import { nextTurn } from '@/lib/turn';
import { refuse } from './json-response';

/** Stops a handler with an answer that is already made. */
export class RefusedRequest extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused with ${response.status}`);
    this.response = response;
  }
}

const tooLarge = (limit: number): RefusedRequest =>
  new RefusedRequest(
    refuse(413, 'too-large', `The request is larger than ${limit / 1_000_000} MB, too large for an army.`, {
      connection: 'close',
    }),
  );

/** Reads at most `limit` bytes and stops the sender after that. */
const readText = async (request: Request, limit: number): Promise<string> => {
  const { body } = request;
  if (body === null) return '';
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await body.cancel();
    throw tooLarge(limit);
  }
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    // as a whole: half the work of piece by piece
    if (done) return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
};

const readUtf8 = async (request: Request, limit: number): Promise<string> => {
  try {
    return await readText(request, limit);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new RefusedRequest(refuse(400, 'broken-json', 'The text is not UTF-8.'));
    }
    throw error;
  }
};

/** Characters of a text that is worked on in pieces. */
const LONG = 100_000;

/**
 * The JSON of a request of at most `limit` bytes, as a text that a thread reads.
 * @param bounds fewer values or entries than any text may have
 * @throws Refused for another content type (415), too much (413) or what is no UTF-8 (400)
 */
export const bodyText = async (
  request: Request,
  limit: number,
  bounds: JsonBounds = {},
): Promise<BodyText> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    await request.body?.cancel();
    throw new RefusedRequest(
      refuse(415, 'not-json', 'Send the request as JSON (content-type: application/json).'),
    );
  }
  return new BodyText(await readUtf8(request, limit), bounds);
};

/**
 * The same, read here.
 * @throws Refused as `bodyText`; NotRead with line and column for too much (413), too many entries (422) or broken
 * JSON (400)
 */
export const readBody = async (
  request: Request,
  limit: number,
  jsonBounds: JsonBounds = {},
): Promise<unknown> => {
  const { text, bounds } = await bodyText(request, limit, jsonBounds);
  // a long text is decoded, walked and judged in pieces of work, not in one
  if (text.length > LONG) await nextTurn();
  const value = jsonIn(text, bounds);
  if (text.length > LONG) await nextTurn();
  return value;
};

/** True for what a form of a page sends without script. */
export const isForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/**
 * The fields of a form of a page, of at most `limit` bytes; of two of one name the last.
 * @throws Refused for too much (413) or what is no UTF-8 (400)
 */
export const readForm = async (
  request: Request,
  limit: number,
): Promise<Readonly<Record<string, string | undefined>>> =>
  Object.fromEntries(new URLSearchParams(await readUtf8(request, limit)));
