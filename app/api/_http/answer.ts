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

export const notFound = (message = 'There is no such army here.'): Response =>
  refuse(404, 'not-found', message);

/** Characters that one file system or another does not take in a name. */
const NOT_IN_NAMES = /[/\\:*?"<>|\p{Cc}]+/gu;

/** A file for the browser to keep; `name` may be what a player called an army. */
export const download = (name: string, value: unknown): Response => {
  const safe = name.replaceAll(NOT_IN_NAMES, '-').trim();
  const plain = safe.replaceAll(/[^\w .()-]+/g, '_');
  return new Response(`${JSON.stringify(value, null, 2)}\n`, {
    headers: {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll("'", '%27')}`,
    },
  });
};
