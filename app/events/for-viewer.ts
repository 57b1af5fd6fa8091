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
 * The pack of the viewer with which a page begins, with the packs it builds on; null unless it is theirs and for these
 * rules.
 */
export const draftOf = async (
  param: string | readonly string[] | undefined,
  system?: string,
): Promise<readonly Pack[] | null> => {
  if (typeof param !== 'string') return null;
  const viewer = await getViewer();
  const packs = viewer && (await stackedPack(viewer, param));
  return system === undefined || packs?.at(-1)?.system === system ? packs : null;
};
