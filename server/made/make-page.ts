import type { Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentKey } from '../../lib/content-key';
import { PAGE_HEADERS } from '../answers/page-security';
import { askWithin } from './ask-within';
import { hashedPolicy, nonceOf, withoutNonce } from './hashed-policy';
import type { MadeKey } from './made-key';

const pack = promisify(gzip);

export type MadePage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** compressed */
  readonly packed: Buffer;
  /** false for what is no page: sent this once */
  readonly isKept: boolean;
};

/** What of the framework's own headers goes with its page. */
const OF_FRAMEWORK = ['content-type', 'location', 'link'] as const;

type Kind = { readonly isKept: boolean; readonly navigation: boolean };

/** A page and its policy; one that is sent this once keeps its nonce, and the answer to a click has no scripts. */
const written = (text: string, policy: string, { isKept, navigation }: Kind) => {
  if (!isKept) return { text, policy };
  return navigation ? { text: withoutNonce(text, nonceOf(policy)), policy } : hashedPolicy(text, policy);
};

/** Makes a page for nobody in particular; null where the framework failed. */
export const makePage = async (
  server: Server,
  { path, host, navigation, everybody }: MadeKey,
): Promise<MadePage | null> => {
  const answer = await askWithin(server, {
    // the framework sends elsewhere whoever leaves this out
    path: navigation ? `${path}?_rsc=` : path,
    headers: { ...(host !== '' && { host }), ...(navigation && { rsc: '1' }) },
  });
  const body = await buffer(answer);
  const { statusCode: status = 500, headers } = answer;
  if (status >= 500) return null;
  const isKept = status === 200;
  const nonced = String(headers['content-security-policy']);
  const { text, policy } = written(body.toString(), nonced, { isKept, navigation });
  return {
    status,
    isKept,
    packed: await pack(text, { level: 9 }),
    headers: {
      ...PAGE_HEADERS,
      ...Object.fromEntries(
        OF_FRAMEWORK.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
      ),
      'content-security-policy': policy,
      // asked about each time, and answered with nothing where it is the same
      ...(isKept && everybody && { 'cache-control': 'public, no-cache' }),
      vary: 'rsc, accept-encoding',
      ...(isKept && { etag: `"${contentKey(text)}"` }),
    },
  };
};
