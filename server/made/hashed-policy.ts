import { NONCE } from '../answers/page-security';
import { scriptHash } from '../answers/script-hash';

const OPEN = '<script';
const CLOSE = '</script>';

/** What the scripts within a page say that bear its nonce: the framework wrote them, as nobody else knew it. */
function* scriptsOf(html: string, nonce: string): Generator<string> {
  for (let from = html.indexOf(OPEN); from >= 0; from = html.indexOf(OPEN, from)) {
    const start = html.indexOf('>', from) + 1;
    const end = html.indexOf(CLOSE, start);
    if (start === 0 || end < 0) return;
    if (end > start && html.slice(from, start).includes(`nonce="${nonce}"`)) yield html.slice(start, end);
    from = end + CLOSE.length;
  }
}

/** The text without the nonce it was made with, as one that was made without: it says the same each time. */
export const withoutNonce = (text: string, nonce: string): string =>
  text
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`\\"${nonce}\\"`, '\\"$undefined\\"')
    .replaceAll(`"${nonce}"`, '"$undefined"');

/** The nonce that a policy names. @throws Error where it names none */
export const nonceOf = (policy: string): string => {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) throw new Error('The policy of this page names no nonce.');
  return nonce;
};

/**
 * A page that is sent to many, and its policy: the hashes of its own scripts in place of the nonce of one answer. A
 * script that somebody else brought into the page bears no nonce, and so its hash does not stand in the policy.
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
