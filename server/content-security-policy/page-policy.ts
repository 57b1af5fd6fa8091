import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { THEME_SCRIPT } from '../../lib/theme';
import { scriptHash } from './script-hash';

/** The only inline script that is the same on every page. */
const THEME = scriptHash(THEME_SCRIPT);

/** The nonce of the scripts of one response: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of a page: it loads from its own address only, and scripts by the nonce of this response. Style attributes
 * are allowed (the width of a bar), style sheets only ours.
 */
export const pagePolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'self'",
    // React's development build reads stacks by eval, and Next puts styles into the page while they change
    `script-src 'self' ${THEME} 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: wss:' : ''}`,
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The nonce in a policy. */
export const NONCE = /'nonce-([\w+/=]+)'/;

/** Headers of every page beside the policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // A share link is a secret: it is not sent to another site with a click.
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  'cache-control': 'private, no-store',
};

/**
 * Gives a page its policy with a nonce of its own, and passes it to the framework, which puts the nonce on its scripts.
 * In the framework's own middleware the same costs more than a save (docs/decisions/0002).
 */
export const securePage = (
  request: IncomingMessage,
  response: ServerResponse,
  development: boolean,
): void => {
  const policy = pagePolicy(newNonce(), development);
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
};
