import type { IncomingMessage, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contentKey } from '../../lib/keys';
import { PAGE_HEADERS } from '../answers/page-security';
import { type Form, packText } from '../packing';
import { askWithin } from './ask-within';
import { hashedPolicy, nonceOf, withoutNonce } from './hashed-policy';
import { type MadeKey, PARTS } from './made-key';

export type MadePage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Readonly<Record<Form, Buffer>>;
  /** false for what is no page: sent this once */
  readonly isKept: boolean;
};

/** What of the framework's own headers goes with its page. */
const OF_FRAMEWORK = ['content-type', 'location', 'link'] as const;

/** By what answers of one address differ: those before a click, that to one, the page. */
const VARY = 'rsc, next-router-prefetch, next-router-segment-prefetch, accept-encoding';

type Kind = Pick<MadeKey, 'part'> & { readonly isKept: boolean };

/** A page and its policy; one that is sent this once keeps its nonce, and answers to a click have no scripts. */
const written = (text: string, policy: string, { isKept, part }: Kind) => {
  if (!isKept) return { text, policy };
  return part === 'page' ? hashedPolicy(text, policy) : { text: withoutNonce(text, nonceOf(policy)), policy };
};

/** Asks the framework, which sends whoever does not name all it asks by to the address that does. */
const askFor = async (server: Server, { path, host, part }: MadeKey): Promise<IncomingMessage> => {
  const headers = { ...PARTS[part], ...(host !== '' && { host }) };
  if (part === 'page') return askWithin(server, { path, headers });
  const answer = await askWithin(server, { path: `${path}?_rsc=`, headers });
  const { location = '' } = answer.headers;
  if (answer.statusCode !== 307 || !location.startsWith(`${path}?_rsc=`)) return answer;
  answer.resume();
  return askWithin(server, { path: location, headers });
};

/** Makes a page for nobody in particular; null where the framework failed. */
export const makePage = async (server: Server, key: MadeKey): Promise<MadePage | null> => {
  const answer = await askFor(server, key);
  const body = await buffer(answer);
  const { statusCode: status = 500, headers } = answer;
  if (status >= 500) return null;
  const isKept = status === 200;
  const nonced = String(headers['content-security-policy']);
  const { text, policy } = written(body.toString(), nonced, { isKept, part: key.part });
  const [br, gzip] = await Promise.all([packText(text, 'br', 'once'), packText(text, 'gzip', 'once')]);
  return {
    status,
    isKept,
    packed: { br, gzip },
    headers: {
      ...PAGE_HEADERS,
      ...Object.fromEntries(
        OF_FRAMEWORK.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
      ),
      'content-security-policy': policy,
      // asked about each time, and answered with nothing where it is the same
      ...(isKept && key.everybody && { 'cache-control': 'public, no-cache' }),
      vary: VARY,
      ...(isKept && { etag: `"${contentKey(text)}"` }),
    },
  };
};
