import { addressOf } from '@/lib/api/client';

/** What the browser downloads of an event: all that it has, as JSON or CSV, and its signed archive. */
export const eventFilePath = (id: string, as: 'event.json' | 'event.csv' | 'archive.json'): string =>
  addressOf(`/api/events/[id]/${as}`, { id });
