import type { IncomingMessage, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contentKey } from '../../lib/platform/content-keys';
import { type ContentEncoding, compressText } from '../compression';
import { hashedPolicy, nonceOf, withoutNonce } from '../content-security-policy/hashed-policy';
import { PAGE_HEADERS } from '../content-security-policy/page-policy';
import { requestInternally } from '../request-internally';
import { type CacheKey, PARTS } from './cache-key';

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Readonly<Record<ContentEncoding, Buffer>>;
  /** false for a redirect or an error, which is sent once */
  readonly isKept: boolean;
};

/** Headers of the framework that are sent with its page. */
const FRAMEWORK_HEADERS = ['content-type', 'location', 'link'] as const;

/** The headers by which responses of one address differ: prefetch, navigation, page. */
const VARY = 'rsc, next-router-prefetch, next-router-segment-prefetch, accept-encoding';

type Kind = Pick<CacheKey, 'part'> & { readonly isKept: boolean };

/** A page with its policy: hashes in place of the nonce if it is cached. Responses to a navigation have no scripts. */
const applyPolicy = (text: string, policy: string, { isKept, part }: Kind) => {
  if (!isKept) return { text, policy };
  return part === 'page' ? hashedPolicy(text, policy) : { text: withoutNonce(text, nonceOf(policy)), policy };
};

/** Requests a page; follows the framework's redirect to the address that has the hash of its headers. */
const askFor = async (server: Server, { path, host, part }: CacheKey): Promise<IncomingMessage> => {
  const headers = { ...PARTS[part], ...(host !== '' && { host }) };
  if (part === 'page') return requestInternally(server, { path, headers });
  const answer = await requestInternally(server, { path: `${path}?_rsc=`, headers });
  const { location = '' } = answer.headers;
  if (answer.statusCode !== 307 || !location.startsWith(`${path}?_rsc=`)) return answer;
  answer.resume();
  return requestInternally(server, { path: location, headers });
};

/** Renders a page without a visitor; null if the framework failed. */
export const renderPage = async (server: Server, key: CacheKey): Promise<RenderedPage | null> => {
  const answer = await askFor(server, key);
  const body = await buffer(answer);
  const { statusCode: status = 500, headers } = answer;
  if (status >= 500) return null;
  const isKept = status === 200;
  const nonced = String(headers['content-security-policy']);
  const { text, policy } = applyPolicy(body.toString(), nonced, { isKept, part: key.part });
  const [br, gzip] = await Promise.all([
    compressText(text, 'br', 'once'),
    compressText(text, 'gzip', 'once'),
  ]);
  return {
    status,
    isKept,
    packed: { br, gzip },
    headers: {
      ...PAGE_HEADERS,
      ...Object.fromEntries(
        FRAMEWORK_HEADERS.flatMap((name) =>
          headers[name] === undefined ? [] : [[name, String(headers[name])]],
        ),
      ),
      'content-security-policy': policy,
      // Browsers revalidate it each time, and get 304 if it is the same.
      ...(isKept && key.isPublic && { 'cache-control': 'public, no-cache' }),
      vary: VARY,
      ...(isKept && { etag: `"${contentKey(text)}"` }),
    },
  };
};
