import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the pages' own worker is served: at the top, so that all pages are within its scope. */
export const WORKER = '/sw.js';

/** The build that is served, as the framework notes it; a test may say another, as an upgrade would. */
export const readBuild = (): string =>
  process.env.MUSTER_TEST_BUILD ?? readFileSync('.next/BUILD_ID', 'utf8').trim();

/** The worker's script, which names its build: a browser takes a script that differs for a new worker. */
export const readWorker = (build: string): string =>
  `const MUSTER_BUILD = ${JSON.stringify(build)};\n${readFileSync(new URL('./sw.js', import.meta.url), 'utf8')}`;

/** Sends it; browsers ask for it again at each visit. */
export const sendWorker = (script: string, { method }: IncomingMessage, response: ServerResponse): void => {
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': Buffer.byteLength(script),
      'cache-control': 'no-cache',
    })
    .end(method === 'HEAD' ? undefined : script);
};
