import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a browser loaded, in bytes. */
export type LoadedResource = {
  readonly url: string;
  /** of what resource, as the browser calls it */
  readonly kind: string;
  /** as they came, in the form that the browser took */
  readonly sent: Promise<number>;
  /** as a browser of a plain http address would have taken them, which takes gzip only */
  readonly gzipped: Promise<number>;
  /** when it was there as a whole, in milliseconds of the epoch */
  readonly ended: Promise<number>;
};

const loadedOf = (response: Response): LoadedResource => {
  const sent = response
    .finished()
    .then(() => response.request().sizes())
    .then(({ responseBodySize }) => responseBodySize);
  const gzipped = response.body().then((body) => gzipSync(body).length);
  const ended = response.finished().then(() => {
    const { startTime, responseEnd } = response.request().timing();
    return startTime + responseEnd;
  });
  // A response that comes while the page closes has no body. Only a benchmark that counts it fails.
  for (const promise of [sent, gzipped, ended]) promise.catch(() => undefined);
  return { url: response.url(), kind: response.request().resourceType(), sent, gzipped, ended };
};

/** Collects from now on what a page loads, in the order of the answers. */
export const watchLoads = (page: Page): readonly LoadedResource[] => {
  const loads: LoadedResource[] = [];
  page.on('response', (response) => loads.push(loadedOf(response)));
  return loads;
};

export const isScript = ({ kind }: LoadedResource): boolean => kind === 'script';

/** Kilobytes of some of it as they came; those of gzip are said beside them. */
export const kilobytesOf = async (what: string, loads: readonly LoadedResource[]): Promise<number> => {
  const sum = async (of: 'sent' | 'gzipped') =>
    (await Promise.all(loads.map((load) => load[of]))).reduce((total, bytes) => total + bytes, 0) / 1000;
  const sent = await sum('sent');
  console.log(`${what}: ${sent.toFixed(0)} KB as sent, ${(await sum('gzipped')).toFixed(0)} with gzip`);
  return sent;
};
