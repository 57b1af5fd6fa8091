import { z } from 'zod';
import { count, done, notFound, object, refusal, time } from '../api/schema-parts';

const device = object({
  id: z.string(),
  /** what it calls itself: "Firefox on Android" */
  name: z.string(),
  since: time,
  /** noted once a day at most: it may have been used a day later */
  lastUsed: time,
  /** the one that asks */
  current: z.boolean(),
});
/** One browser that opens the viewer's armies. */
export type Device = z.infer<typeof device>;

/** The devices of the viewer, a page at a time: this one first, then those used last. */
export const devicePageSchema = object({
  devices: z.array(device).readonly(),
  all: count,
  /** the page after this one; null at the end */
  next: z.int().positive().nullable(),
});
export type DevicePage = z.infer<typeof devicePageSchema>;

export const endAnswerSchema = z.union([done, notFound, refusal('only-device', { message: z.string() })]);
export type EndAnswer = z.infer<typeof endAnswerSchema>;

/** A link that opens the armies of its maker in one other browser. */
export const deviceLinkAnswerSchema = object({ ok: z.literal(true), token: z.string(), expiresAt: time });
export type DeviceLink = z.infer<typeof deviceLinkAnswerSchema>;

/** The secret of such a link, to be used up. */
export const redeemRequestSchema = z.strictObject({ token: z.string().max(100) });
