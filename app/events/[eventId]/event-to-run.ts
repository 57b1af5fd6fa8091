import 'server-only';
import { cache } from 'react';
import { readEvent } from '@/lib/events/read-event';
import { getViewer } from '@/lib/identity/viewer';

/** The page of an event for one of its organisers; null for everybody else. Once for each request. */
export const eventToRun = cache(async (id: string) => {
  const viewer = await getViewer();
  const page = viewer && (await readEvent(viewer, id));
  return page === null || page.role === null ? null : page;
});
