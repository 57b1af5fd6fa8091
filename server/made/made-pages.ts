import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { LimitRow } from '../../lib/wire/all-limits';
import { formsTaken } from '../packing';
import { ports } from '../ports';
import { type Handle, serverWithin } from './ask-within';
import { hasSession, type MadeKey, madeKey, OF_HISTORY } from './made-key';
import { makeMadeVersions } from './made-versions';
import { type MadePage, makePage } from './make-page';
import { Shelf } from './shelf';

const unpack = promisify(gunzip);

/** Bytes of all that is kept, compressed: more than all pages that ship. */
const MOST = 48_000_000;
/** Bytes of a page that are not its text: its headers and its place. */
const BESIDE = 3_000;

type Passing = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Kept = MadePage & { readonly version: string; readonly bytes: number };

export type MadePages = {
  /** names the state of the history that pages are made of; undefined where it cannot be asked */
  readonly version: () => Promise<string | undefined>;
  /** under what a page is kept; null where it is made for whoever asks */
  readonly keyOf: (row: LimitRow | undefined, request: IncomingMessage) => Promise<MadeKey | null>;
  /** sends what is kept; false where it has to be made first */
  readonly send: (key: MadeKey, passing: Passing) => Promise<boolean>;
  /** makes the page, keeps it and sends it; false where that failed: nothing was sent */
  readonly make: (key: MadeKey, passing: Passing) => Promise<boolean>;
  /** something was written here: what is kept is compared with the store before it is sent again */
  readonly forget: () => void;
};

const sendPage = async (
  { status, headers, packed }: MadePage,
  { request, response }: Passing,
): Promise<void> => {
  const isSame = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  const [form] = formsTaken(request);
  const sent = form !== undefined || isSame ? packed[form ?? 'gzip'] : await unpack(packed.gzip);
  if (response.destroyed || response.headersSent) return;
  if (isSame) response.writeHead(304, headers).end();
  else {
    response
      .writeHead(status, {
        ...headers,
        ...(form && { 'content-encoding': form }),
        'content-length': sent.length,
      })
      .end(sent);
  }
};

/** True where something of a person's own may stand on a page: also where nobody can say. */
const isOwnPage = async (
  own: string | undefined,
  { headers }: IncomingMessage,
  { of }: MadeKey,
): Promise<boolean> => {
  const { hasOwn } = ports();
  if (own === undefined || hasOwn === undefined) return true;
  return hasOwn(own, headers.cookie ?? '', of.id).catch(() => true);
};

/** Pages that are the same for many: made once for each version of what they show (docs/decisions/0049). */
export const makeMadePages = (draw: Handle, hosts: ReadonlySet<string>): MadePages => {
  const server = serverWithin(draw);
  const shelf = new Shelf<Kept>(MOST);
  const making = new Map<string, Promise<MadePage | null>>();
  const versions = makeMadeVersions();

  return {
    version: async () => (await versions.now(OF_HISTORY)) ?? undefined,
    keyOf: async (row, request) => {
      const key = madeKey(row, request, hosts);
      if (key === null || key.everybody || !hasSession(request)) return key;
      return (await isOwnPage(row?.own, request, key)) ? null : key;
    },
    send: async (key, passing) => {
      const place = JSON.stringify(key);
      const page = shelf.get(place);
      // nobody has the store asked for what is not kept
      if (page === undefined) return false;
      if (page.version !== (await versions.now(key.of))) {
        shelf.remove(place);
        return false;
      }
      await sendPage(page, passing);
      return true;
    },
    make: async (key, passing) => {
      const place = JSON.stringify(key);
      // read before the page is made, which then shows this or something newer
      const version = await versions.now(key.of);
      const attempt = `${version} ${place}`;
      const work = making.get(attempt) ?? makePage(server, key).finally(() => making.delete(attempt));
      making.set(attempt, work);
      const page = await work;
      if (page === null) return false;
      if (page.isKept && version !== null)
        shelf.put(place, {
          ...page,
          version,
          bytes: page.packed.br.length + page.packed.gzip.length + BESIDE,
        });
      await sendPage(page, passing);
      return true;
    },
    forget: versions.forget,
  };
};
