import limits from '@/data/limits.json';

/** Every route and page with what it may cost and who may call it, as the server reads it too (bin/lib/gate.mjs). */
export const LIMITS = limits;

/** Requests a minute of one person, by kind. */
export const perMinute = (kind: keyof typeof limits.kinds): number => limits.kinds[kind].perMinute;
