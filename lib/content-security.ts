import 'server-only';
import { randomBytes } from 'node:crypto';

/** Marks the scripts of one answer as ours: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * What a page may load and from where: its own address only, scripts by the nonce of this very answer. Style
 * attributes are allowed (a share of a bar is a width), style sheets are not but our own.
 */
export const contentSecurityPolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'self'",
    // React's development build reads stacks by eval, and Next puts styles into the page while they change
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
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

/** Headers of every page beside the policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // a share link is a key: it does not travel with a click to another site
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  'cache-control': 'private, no-store',
};
