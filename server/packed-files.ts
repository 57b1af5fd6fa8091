import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { Handle } from './made/ask-within';
import { type Form, formsTaken } from './packing';

/** Where files of the build are served, and where they lie packed (bin/lib/pack-files.mjs). */
const ADDRESS = '/_next/static/';
const PACKED = '.next/cache/muster/packed';

/** How the name of a packed file ends. */
const ENDINGS: Readonly<Record<Form, string>> = { br: '.br', gzip: '.gz' };

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
 * Sends files of the build as they were packed when it was built, without work for each request; all else is left to
 * the framework. A name tells the content of its file, so that a browser keeps it for good.
 */
export const withPackedFiles = (handle: Handle, folder = PACKED): Handle => {
  const names = filesIn(folder);

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '', method } = request;
    const [path = ''] = url.split('?', 1);
    if (!path.startsWith(ADDRESS)) return false;
    const file = path.slice(ADDRESS.length);
    const type = TYPES[extname(file)];
    const form = formsTaken(request).find((taken) => names.has(file + ENDINGS[taken]));
    if (type === undefined || form === undefined) return false;
    const bytes = await readFile(join(folder, file + ENDINGS[form])).catch(() => null);
    // a build that took its place: the framework knows whether the file is still there
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
