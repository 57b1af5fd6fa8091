import { isNamed } from '../platform/error-kinds';
import { type JsonBounds, type JsonPlace, readJson } from '../rules/read-json';

/** Seconds after which someone who was refused for want of room may ask again. */
const ASK_AGAIN = 5;

/** Why something that was sent was not read, as it is answered. */
export type ReaderRefusal = {
  readonly status: 400 | 413 | 422 | 503;
  readonly code: 'broken-json' | 'too-large' | 'invalid' | 'too-many-armies' | 'too-costly' | 'busy';
  readonly message: string;
  /** line and column, where it is about one */
  readonly at?: JsonPlace;
};

/** Stops the work on a request that could not be read, with what is answered. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly refusal: ReaderRefusal;

  constructor(refusal: ReaderRefusal) {
    super(`Not read: ${refusal.code}`);
    this.refusal = refusal;
  }

  /** Seconds after which the same may be asked again; undefined where it would be refused again. */
  get askAgain(): number | undefined {
    return this.refusal.status === 503 ? ASK_AGAIN : undefined;
  }
}

export const isNotRead = (error: unknown): error is NotRead => isNamed(error, 'NotRead');

/** The unparsed text of a request's body, and the most that its JSON may hold. */
export class BodyText {
  readonly text: string;
  readonly bounds: JsonBounds;

  constructor(text: string, bounds: JsonBounds = {}) {
    this.text = text;
    this.bounds = bounds;
  }
}

/** What was sent, as it goes to a thread: a text, or a value that is JSON already. */
export type TaskInput = { readonly text: string; readonly bounds: JsonBounds } | { readonly value: unknown };

/** A body as it goes to a thread. */
export const sentOf = (body: unknown): TaskInput =>
  body instanceof BodyText ? { text: body.text, bounds: body.bounds } : { value: body };

const STATUS = {
  broken: { status: 400, code: 'broken-json' },
  entries: { status: 422, code: 'invalid' },
  'too-large': { status: 413, code: 'too-large' },
} as const;

/**
 * The JSON in a text.
 * @throws NotRead with line and column for broken JSON (400), too much of it (413) or too many entries (422)
 */
export const jsonIn = (text: string, bounds: JsonBounds = {}): unknown => {
  const json = readJson(text, bounds);
  if (json.ok) return json.value;
  const { why, at, message } = json;
  throw new NotRead({
    ...STATUS[why],
    message: `Line ${at.line}, column ${at.column}: ${message}.`,
    at,
  });
};

/** The value that was sent. @throws NotRead as `jsonIn` */
export const readSent = (sent: TaskInput): unknown =>
  'text' in sent ? jsonIn(sent.text, sent.bounds) : sent.value;
