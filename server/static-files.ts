import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { acceptedEncodings, type ContentEncoding } from './compression';
import type { RequestHandler } from './request-internally';

/** Where files of the build are served, and the folder of their compressed copies (bin/lib/pack-files.mjs). */
const ADDRESS = '/_next/static/';
const PACKED = '.next/cache/muster/packed';

/** Endings of compressed files. */
const ENDINGS: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' };

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
};

const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'))
      : [],
  );

/**
 * Sends files of the build as they were compressed when it was built; anything else goes to the framework. The name
 * of a file contains the hash of its content, so browsers cache it for good.
 */
export const withStaticFiles = (handle: RequestHandler, folder = PACKED): RequestHandler => {
  const names = filesIn(folder);

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '', method } = request;
    const [path = ''] = url.split('?', 1);
    if (!path.startsWith(ADDRESS)) return false;
    const file = path.slice(ADDRESS.length);
    const type = TYPES[extname(file)];
    const form = acceptedEncodings(request).find((encoding) => names.has(file + ENDINGS[encoding]));
    if (type === undefined || form === undefined) return false;
    const bytes = await readFile(join(folder, file + ENDINGS[form])).catch(() => null);
    // Another build has replaced this one: the framework finds out whether the file still exists.
    if (bytes === null) return false;
    response
      .writeHead(200, {
        'content-type': type,
        'content-encoding': form,
        'content-length': bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      .end(method === 'HEAD' ? undefined : bytes);
    return true;
  };

  return async (request, response) => {
    if (!(await send(request, response))) await handle(request, response);
  };
};
