import { HEADERS } from './answer';

/** Of what is asked for anew at every use, for it may be taken back, and sent only where it has changed. */
const taggedHeaders = (etag: string) => ({ ...HEADERS, 'cache-control': 'private, no-cache', etag });

const tagsIn = (header: string | null): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Answers that nothing has changed to whoever has what this key stands for; else with what `make` gives. */
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
