import limits from '@/data/limits.json';
import { ports } from '@/server/ports';

/** Every route and page with what it may cost and who may call it; where there is a door, the app takes its word. */
export const LIMITS = ports().limits ?? limits;

/** Requests a minute of one person, by kind. */
export const perMinute = (kind: keyof typeof limits.kinds): number => LIMITS.kinds[kind].perMinute;
