import limits from '@/data/limits.json';

declare global {
  /** The limits as the server holds them (bin/lib/web.mjs): where it has a door, the app takes its word. */
  var musterLimits: typeof limits | undefined;
}

/** Every route and page with what it may cost and who may call it, as the server reads it too (bin/lib/gate.mjs). */
export const LIMITS = globalThis.musterLimits ?? limits;

/** Requests a minute of one person, by kind. */
export const perMinute = (kind: keyof typeof limits.kinds): number => LIMITS.kinds[kind].perMinute;
