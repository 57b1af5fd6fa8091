import { nanoid } from 'nanoid';
import type { EnterRequest } from '@/lib/events/schema';

/** An entry that was sent, or was to be sent, and is not answered yet. */
export type KeptEntry = {
  readonly request: EnterRequest;
  /** name of the list; empty where it has none */
  readonly list: string;
  /** there was no connection: it cannot have arrived */
  readonly unsent: boolean;
};

const placeOf = (eventId: string): string => `muster-entry ${eventId}`;

/** A key for what is sent once. Works on plain http. */
export const newKey = (): string => nanoid(24);

/** What a browser has kept; entries kept before lists were named are the request alone. */
export const parseEntry = (text: string | null): KeptEntry | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (value === null || typeof value !== 'object') return null;
    if ('key' in value) return { request: value as EnterRequest, list: '', unsent: false };
    return 'request' in value ? (value as KeptEntry) : null;
  } catch {
    // not what we wrote
    return null;
  }
};

/** What was sent to this event from this browser and was never answered; null where all is answered. */
export const keptEntry = (eventId: string): KeptEntry | null => {
  try {
    return parseEntry(localStorage.getItem(placeOf(eventId)));
  } catch {
    // no store in this browser
    return null;
  }
};

/** Keeps an entry until it is answered: asked again with its key, the server answers the same once more. */
export const keepEntry = (eventId: string, entry: KeptEntry): void => {
  try {
    localStorage.setItem(placeOf(eventId), JSON.stringify(entry));
  } catch {
    // without a store, or without room in it, only this page can ask again
  }
};

/** It is answered, or given up. */
export const forgetEntry = (eventId: string): void => {
  try {
    localStorage.removeItem(placeOf(eventId));
  } catch {
    // nothing was kept
  }
};
