/** What a request line names, as it is written there: a path, and the query string without its question mark. */
export type RequestTarget = { readonly path: string; readonly search: string };

type ParsedTarget =
  | ({ readonly ok: true } & RequestTarget)
  /** `plain`: the same address as Muster writes it, where it has one */
  | { readonly ok: false; readonly plain: string | null };

const BAD: ParsedTarget = { ok: false, plain: null };

/** Letters, digits and `-._~`, which mean the same encoded or not (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
const SLASHES = /\/{2,}/g;
/** Control characters, spaces and a fragment: the URL parser drops these, so they would hide where a path ends. */
const NEVER_SENT = /[^!-~\u0080-\uffff]|#/;
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;
/** Control characters, slash and backslash, encoded. */
const ENCODED_SEPARATOR = /%(?:[01][\da-f]|2f|5c|7f)/i;
const ENCODED_NUL = '%00';

export const splitTarget = (target: string): RequestTarget => {
  const [path = ''] = target.split('?', 1);
  return { path, search: target.slice(path.length + 1) };
};

const isWellEncoded = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/**
 * Reads the target of a request before anything is decided by its path. Only a path that everything behind reads alike
 * passes: limits are found by the path as written, pages by the path as `URL` reads it.
 */
export const parseTarget = (target: string): ParsedTarget => {
  const { path, search } = splitTarget(target);
  const plain = path
    .replace(ENCODED_UNRESERVED, (encoded) => decodeURIComponent(encoded))
    .replace(SLASHES, '/');
  const isBad =
    !path.startsWith('/') ||
    NEVER_SENT.test(target) ||
    path.includes('\\') ||
    DOT_SEGMENT.test(plain) ||
    ENCODED_SEPARATOR.test(plain) ||
    !isWellEncoded(plain) ||
    search.includes(ENCODED_NUL);
  if (isBad) return BAD;
  if (plain !== path) return { ok: false, plain: search === '' ? plain : `${plain}?${search}` };
  return { ok: true, path, search };
};
