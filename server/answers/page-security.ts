import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { THEME_SCRIPT } from '../../lib/theme';
import { scriptHash } from './script-hash';

/** The one script within a page that says the same on every page. */
const THEME = scriptHash(THEME_SCRIPT);

/** Marks the scripts of one answer as ours: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * What a page may load and from where: its own address only, scripts by the nonce of this very answer. Style
 * attributes are allowed (a share of a bar is a width), style sheets are not but our own.
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

/** Where a policy names the nonce of its answer. */
export const NONCE = /'nonce-([\w+/=]+)'/;

/** Headers of every page beside the policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // a share link is a key: it does not travel with a click to another site
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  'cache-control': 'private, no-store',
};

/**
 * Gives a page its policy with its own nonce, and tells the framework, which puts it on its own scripts. In its own
 * middleware the same takes more work than a save (docs/decisions/0002).
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
