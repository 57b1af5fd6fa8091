import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The path of the service worker: at the top, so that all pages are in its scope. */
export const WORKER_PATH = '/sw.js';

/** The id of the build that is served; a test may set another, as an upgrade would. */
export const readBuild = (): string =>
  process.env.MUSTER_TEST_BUILD ?? readFileSync('.next/BUILD_ID', 'utf8').trim();

/**
 * The script of the service worker. It contains the build id, as browsers install a worker again if its script differs.
 */
export const readWorker = (build: string): string =>
  `const MUSTER_BUILD = ${JSON.stringify(build)};\n${readFileSync(new URL('./sw.js', import.meta.url), 'utf8')}`;

/** Sends the script; browsers request it again at each visit. */
export const sendWorkerScript = (
  script: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): void => {
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': Buffer.byteLength(script),
      'cache-control': 'no-cache',
    })
    .end(method === 'HEAD' ? undefined : script);
};
