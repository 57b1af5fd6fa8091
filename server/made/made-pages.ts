import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { LimitRow } from '../../lib/wire/all-limits';
import { ports } from '../ports';
import { type Handle, serverWithin } from './ask-within';
import { type MadeKey, madeKey } from './made-key';
import { type MadePage, makePage } from './make-page';
import { Shelf } from './shelf';

const unpack = promisify(gunzip);

/** Bytes of all that is kept, compressed: more than all pages that ship. */
const MOST = 48_000_000;
/** Milliseconds in which the store is asked once whether its pages are still those. */
const LOOK = 1_000;
/** Bytes of a page that are not its text: its headers and its place. */
const BESIDE = 3_000;

type Passing = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Kept = MadePage & { readonly bytes: number };

export type MadePages = {
  /** names the state of the store that pages are made of; undefined where it cannot be asked */
  readonly version: () => Promise<string | undefined>;
  /** under what a page is kept; null where it is made for whoever asks */
  readonly keyOf: (row: LimitRow | undefined, request: IncomingMessage) => MadeKey | null;
  /** sends what is kept; false where it has to be made first */
  readonly send: (key: MadeKey, passing: Passing) => Promise<boolean>;
  /** makes the page, keeps it and sends it; false where that failed: nothing was sent */
  readonly make: (key: MadeKey, passing: Passing) => Promise<boolean>;
};

const sendPage = async (
  { status, headers, packed }: MadePage,
  { request, response }: Passing,
): Promise<void> => {
  const isSame = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const sent = isPacked || isSame ? packed : await unpack(packed);
  if (response.destroyed || response.headersSent) return;
  if (isSame) response.writeHead(304, headers).end();
  else {
    response
      .writeHead(status, {
        ...headers,
        ...(isPacked && { 'content-encoding': 'gzip' }),
        'content-length': sent.length,
      })
      .end(sent);
  }
};

/** Pages that are the same for many: made once for each version of the store, kept compressed (docs/decisions/0049). */
export const makeMadePages = (draw: Handle, hosts: ReadonlySet<string>): MadePages => {
  const server = serverWithin(draw);
  const shelf = new Shelf<Kept>(MOST);
  const making = new Map<string, Promise<MadePage | null>>();
  let version: string | undefined;
  let looked = Number.NEGATIVE_INFINITY;

  /** Empties the shelf when the store has other pages now, whichever process changed them. */
  const look = async (): Promise<void> => {
    if (performance.now() - looked < LOOK) return;
    looked = performance.now();
    // where the store is away its pages are made, and say so
    const now = await ports()
      .pagesVersion?.()
      .catch(() => undefined);
    if (now !== version) shelf.clear();
    version = now;
  };

  return {
    version: async () => {
      await look();
      return version;
    },
    keyOf: (row, request) => madeKey(row, request, hosts),
    send: async (key, passing) => {
      await look();
      const page = shelf.get(JSON.stringify(key));
      if (page === undefined) return false;
      await sendPage(page, passing);
      return true;
    },
    make: async (key, passing) => {
      const place = JSON.stringify(key);
      const before = version;
      const work = making.get(place) ?? makePage(server, key).finally(() => making.delete(place));
      making.set(place, work);
      const page = await work;
      if (page === null) return false;
      if (page.isKept && version !== undefined && version === before)
        shelf.put(place, { ...page, bytes: page.packed.length + BESIDE });
      await sendPage(page, passing);
      return true;
    },
  };
};
