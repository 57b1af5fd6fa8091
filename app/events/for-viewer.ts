import 'server-only';
import { cache } from 'react';
import { readEvent } from '@/lib/events/read-event';
import { getViewer } from '@/lib/identity/viewer';
import type { Pack } from '@/lib/rules/events/schema';
import { stackedPack } from '@/lib/terms/owned-terms';

/** The page of an event for one of its organisers; null for everybody else. Once for each request. */
export const eventToRun = cache(async (id: string) => {
  const viewer = await getViewer();
  const page = viewer && (await readEvent(viewer, id));
  return page === null || page.role === null ? null : page;
});

/**
 * The pack of the viewer that a page is asked to begin with, with those it stands on below it; null without one that is
 * theirs and for these rules.
 */
export const draftOf = async (
  asked: string | readonly string[] | undefined,
  system?: string,
): Promise<readonly Pack[] | null> => {
  if (typeof asked !== 'string') return null;
  const viewer = await getViewer();
  const packs = viewer && (await stackedPack(viewer, asked));
  return system === undefined || packs?.at(-1)?.system === system ? packs : null;
};
