import { ports } from '@/server/ports';
import { ALL_LIMITS } from './wire/all-limits';

/** Every route and page with what it may cost and who may call it; where there is a door, the app takes its word. */
export const LIMITS = ports().limits ?? ALL_LIMITS;

/** Requests a minute of one person, by kind. */
export const perMinute = (kind: keyof typeof ALL_LIMITS.kinds): number => LIMITS.kinds[kind].perMinute;
