import type { Refusal } from '../result';

/** One browser that opens the viewer's armies. */
export type Device = {
  readonly id: string;
  /** what it calls itself: "Firefox on Android" */
  readonly name: string;
  /** ISO 8601 */
  readonly since: string;
  /** noted once a day at most: it may have been used a day later */
  readonly lastUsed: string;
  /** the one that asks */
  readonly current: boolean;
};

/** The devices of the viewer, a page at a time: this one first, then those used last. */
export type DevicePage = {
  readonly devices: readonly Device[];
  readonly all: number;
  /** the page after this one; null at the end */
  readonly next: number | null;
};

export type EndAnswer =
  | { readonly ok: true }
  | Refusal<'not-found'>
  | Refusal<'only-device', { readonly message: string }>;
