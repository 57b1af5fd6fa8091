import { NONCE } from './page-policy';
import { scriptHash } from './script-hash';

const OPEN = '<script';
const CLOSE = '</script>';

/** The inline scripts that have the nonce of the page: only the framework knew it. */
function* scriptsOf(html: string, nonce: string): Generator<string> {
  for (let from = html.indexOf(OPEN); from >= 0; from = html.indexOf(OPEN, from)) {
    const start = html.indexOf('>', from) + 1;
    const end = html.indexOf(CLOSE, start);
    if (start === 0 || end < 0) return;
    if (end > start && html.slice(from, start).includes(`nonce="${nonce}"`)) yield html.slice(start, end);
    from = end + CLOSE.length;
  }
}

/** The page without its nonce, as it would be rendered without one: the same bytes each time. */
export const withoutNonce = (text: string, nonce: string): string =>
  text
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`\\"${nonce}\\"`, '\\"$undefined\\"')
    .replaceAll(`"${nonce}"`, '"$undefined"');

/** The nonce of a policy. @throws Error if it has none */
export const nonceOf = (policy: string): string => {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) throw new Error('The policy of this page names no nonce.');
  return nonce;
};

/**
 * A page for the cache, and its policy: the hashes of its own scripts in place of a nonce. An injected script has no
 * nonce, so its hash is not in the policy.
 */
export const hashedPolicy = (html: string, policy: string): { text: string; policy: string } => {
  const nonce = nonceOf(policy);
  const hashes = [...scriptsOf(html, nonce)].map((script) => scriptHash(withoutNonce(script, nonce)));
  return {
    text: withoutNonce(html, nonce),
    policy: policy
      .replace(`'nonce-${nonce}' 'strict-dynamic'`, [...new Set(hashes)].join(' '))
      .replace(` 'nonce-${nonce}'`, ''),
  };
};
