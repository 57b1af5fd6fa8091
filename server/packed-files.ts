import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { Handle } from './made/ask-within';

/** Where files of the build are served, and where they lie packed (bin/lib/pack-files.mjs). */
const ADDRESS = '/_next/static/';
const PACKED = '.next/cache/muster/packed';

/** What a browser may take, the smaller first, and how the name of such a file ends. */
const FORMS = [
  { name: 'br', ending: '.br', takes: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { name: 'gzip', ending: '.gz', takes: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const;

/** The longest header that is looked at: what browsers send has some thirty letters. */
const LONGEST = 200;

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

  const send = async ({ url = '', method, headers }: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = url.split('?', 1);
    if (!path.startsWith(ADDRESS)) return false;
    const file = path.slice(ADDRESS.length);
    const accepts = String(headers['accept-encoding'] ?? '').slice(0, LONGEST);
    const type = TYPES[extname(file)];
    const form = FORMS.find(({ ending, takes }) => names.has(file + ending) && takes.test(accepts));
    if (type === undefined || form === undefined) return false;
    const bytes = await readFile(join(folder, file + form.ending)).catch(() => null);
    // a build that took its place: the framework knows whether the file is still there
    if (bytes === null) return false;
    response
      .writeHead(200, {
        'content-type': type,
        'content-encoding': form.name,
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
