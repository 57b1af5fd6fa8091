import { nanoid } from 'nanoid';
import type { EnterRequest } from '@/lib/events/schema';

/** An entry that was sent and not answered yet. */
export type KeptEntry = EnterRequest;

const placeOf = (eventId: string): string => `muster-entry ${eventId}`;

/** A key for what is sent once. Works on plain http. */
export const newKey = (): string => nanoid(24);

/** What was sent to this event from this browser and was never answered; null where all is answered. */
export const keptEntry = (eventId: string): KeptEntry | null => {
  try {
    return JSON.parse(localStorage.getItem(placeOf(eventId)) ?? 'null') as KeptEntry | null;
  } catch {
    // no store in this browser, or not what we wrote
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
